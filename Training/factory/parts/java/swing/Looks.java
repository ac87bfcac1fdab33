import javax.swing.LookAndFeel;
import javax.swing.UIManager;
import javax.swing.plaf.metal.MetalLookAndFeel;
import javax.swing.plaf.metal.MetalTheme;

/** Switches to a look by its class, with a theme's class behind a "+" for those that take one. */
final class Looks {
    private static final String PLASTIC = "com.jgoodies.looks.plastic.PlasticLookAndFeel";

    private Looks() {}

    static void use(String name) throws Exception {
        String[] parts = name.split("\\+");
        if (parts.length > 1) {
            Object theme = Class.forName(parts[1]).getDeclaredConstructor().newInstance();
            if (parts[0].startsWith("com.jgoodies")) {
                for (var method : Class.forName(PLASTIC).getMethods()) {
                    if (method.getName().equals("setPlasticTheme")) method.invoke(null, theme);
                }
            } else {
                MetalLookAndFeel.setCurrentTheme((MetalTheme) theme);
            }
        }
        UIManager.put("swing.boldMetal", Boolean.FALSE);
        UIManager.setLookAndFeel((LookAndFeel) Class.forName(parts[0]).getDeclaredConstructor().newInstance());
    }
}
