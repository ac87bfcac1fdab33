import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import javax.swing.Icon;

/** A character of an icon font, in the middle of a square and in its component's colour; `blank` takes its place only. */
record Glyph(Font font, int character, int side, boolean blank) implements Icon {
    public int getIconWidth() {
        return side;
    }

    public int getIconHeight() {
        return side;
    }

    public void paintIcon(Component component, Graphics plain, int x, int y) {
        if (blank) return;
        Graphics2D g = (Graphics2D) plain.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(component.getForeground());
        var drawn = font.deriveFont((float) side).createGlyphVector(g.getFontRenderContext(), Character.toString(character));
        Rectangle2D ink = drawn.getVisualBounds();
        double dx = x + side / 2.0 - ink.getCenterX(), dy = y + side / 2.0 - ink.getCenterY();
        g.translate(dx, dy);
        g.fill(drawn.getOutline());
        g.dispose();
    }
}
