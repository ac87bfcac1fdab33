import java.awt.Component;
import java.awt.Container;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import javax.swing.*;

/** Draws screens of Swing: twice, the second time with a font without ink, and then without one kind of part after another. */
public final class Draw {
    private static final Map<String, Font> FONTS = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        System.setProperty("swing.aatext", "true");
        Requests.answer((head, page) -> {
            var drawing = new FutureTask<>(() -> draw(head, page));
            SwingUtilities.invokeAndWait(drawing);
            return drawing.get();
        });
    }

    private static String draw(String[] cells, Part page) throws Exception {
        Looks.use(cells[1]);
        float points = Float.parseFloat(cells[4]);
        int width = Integer.parseInt(cells[5]), height = Integer.parseInt(cells[6]);
        double scale = Double.parseDouble(cells[7]);
        Path folder = Path.of(cells[8]);
        Map<String, Font> glyphs = new HashMap<>();
        for (int n = 9; n < cells.length; n++) glyphs.put(cells[n], font(cells[n]));

        var full = new Builder(font(cells[2]).deriveFont(points), glyphs, width, height, false);
        JPanel shown = full.page(page);
        lay(shown, width, height);
        paint(shown, width, height, scale, folder.resolve("0"));
        var bare = new Builder(font(cells[3]).deriveFont(points), glyphs, width, height, true);
        JPanel hollow = bare.page(page);
        lay(hollow, width, height);
        paint(hollow, width, height, scale, folder.resolve("1"));
        hide(bare, part -> part instanceof JCheckBox || part instanceof JRadioButton || part instanceof JSlider);
        paint(hollow, width, height, scale, folder.resolve("2"));
        hide(bare, part -> part instanceof AbstractButton || part instanceof JTextField);
        paint(hollow, width, height, scale, folder.resolve("3"));
        hide(bare, part -> part instanceof JPanel || part instanceof JToolBar);
        paint(hollow, width, height, scale, folder.resolve("4"));
        var inOrder = bare.made.entrySet().iterator();
        StringBuilder told = new StringBuilder();
        for (var entry : full.made.entrySet()) {
            Rectangle place = place(entry.getKey(), entry.getValue(), shown);
            var twin = inOrder.next();
            Rectangle second = place(twin.getKey(), twin.getValue(), hollow);
            if (!place.equals(second)) throw new IllegalStateException("its words moved " + entry.getKey().kind);
            told.append(line(entry.getKey(), entry.getValue(), place, scale)).append('\n');
        }
        return told.toString();
    }

    private static Font font(String path) {
        return FONTS.computeIfAbsent(path, file -> {
            try {
                return Font.createFont(Font.TRUETYPE_FONT, new File(file));
            } catch (Exception error) {
                throw new IllegalStateException("cannot read the font " + file, error);
            }
        });
    }

    private static void lay(Container root, int width, int height) {
        root.setSize(width, height);
        layAll(root);
    }

    private static void layAll(Container part) {
        part.doLayout();
        for (Component child : part.getComponents()) if (child instanceof Container inner) layAll(inner);
    }

    private static void paint(JPanel root, int width, int height, double scale, Path file) throws Exception {
        var image = new BufferedImage((int) Math.round(width * scale), (int) Math.round(height * scale),
            BufferedImage.TYPE_3BYTE_BGR);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.scale(scale, scale);
        root.printAll(g);
        g.dispose();
        Files.write(file, ((DataBufferByte) image.getRaster().getDataBuffer()).getData());
    }

    private static void hide(Builder builder, Predicate<JComponent> which) {
        for (JComponent part : builder.made.values()) if (which.test(part)) part.setVisible(false);
    }

    private static Rectangle place(Part node, JComponent part, JPanel root) {
        Rectangle area = new Rectangle(0, 0, part.getWidth(), part.getHeight());
        if (node.kind.equals("tab")) {
            JTabbedPane pane = (JTabbedPane) part;
            for (int n = 0; n < pane.getTabCount(); n++) {
                if (pane.getTitleAt(n).equals(node.text)) area = pane.getUI().getTabBounds(pane, n);
            }
        }
        Point corner = SwingUtilities.convertPoint(part, area.x, area.y, root);
        return new Rectangle(corner, area.getSize());
    }

    private static String line(Part node, JComponent part, Rectangle place, double scale) {
        String said = node.text;
        if (part instanceof JLabel || part instanceof AbstractButton) said = clipped(node, part);
        return String.join("\t", node.id, String.valueOf(place.x * scale), String.valueOf(place.y * scale),
            String.valueOf((place.x + place.width) * scale), String.valueOf((place.y + place.height) * scale), said);
    }

    /** The words as they are shown: cut with an ellipsis where there is no room. */
    private static String clipped(Part node, JComponent part) {
        Insets edge = part.getInsets();
        var view = new Rectangle(edge.left, edge.top, part.getWidth() - edge.left - edge.right,
            part.getHeight() - edge.top - edge.bottom);
        boolean isMark = part instanceof JCheckBox || part instanceof JRadioButton;
        Icon icon = part instanceof JLabel label ? label.getIcon() : ((AbstractButton) part).getIcon();
        if (isMark) icon = UIManager.getIcon("CheckBox.icon");
        int gap = part instanceof JLabel label ? label.getIconTextGap() : ((AbstractButton) part).getIconTextGap();
        int beside = part instanceof AbstractButton button ? button.getHorizontalTextPosition() : SwingConstants.TRAILING;
        return SwingUtilities.layoutCompoundLabel(part, part.getFontMetrics(part.getFont()), node.text, icon,
            SwingConstants.CENTER, SwingConstants.LEADING, SwingConstants.CENTER, beside, view,
            new Rectangle(), new Rectangle(), gap);
    }
}
