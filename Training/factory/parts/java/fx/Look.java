import javafx.application.Application;
import javafx.scene.Parent;

/** Dresses a page in one of JavaFX's looks: "modena" or "caspian", then the colours that the look derives all others of. */
final class Look {
    private Look() {}

    static void use(String name, Parent root, String family) {
        String[] cells = name.split("\\+");
        Application.setUserAgentStylesheet(cells[0].equals("caspian") ? Application.STYLESHEET_CASPIAN : Application.STYLESHEET_MODENA);
        StringBuilder style = new StringBuilder("-fx-font-family: '" + family + "'; -fx-background-color: -fx-background;");
        for (int n = 1; n < cells.length; n++) style.append("-fx-").append(cells[n]).append(";");
        root.setStyle(style.toString());
        root.getStyleClass().add("root");
    }
}
