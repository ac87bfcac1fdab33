import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.swing.Icon;

/** A picture file drawn into a rectangle of points. */
record Scaled(String path, int width, int height) implements Icon {
    public int getIconWidth() {
        return width;
    }

    public int getIconHeight() {
        return height;
    }

    public void paintIcon(Component component, Graphics plain, int x, int y) {
        Graphics2D g = (Graphics2D) plain;
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        try {
            g.drawImage(ImageIO.read(new File(path)), x, y, width, height, null);
        } catch (IOException error) {
            throw new IllegalStateException("cannot read " + path, error);
        }
    }
}
