import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.GridLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.*;

/** Makes Swing components of nodes; `blank` makes the same screen without words, glyphs and pictures. */
final class Builder {
    final Map<Part, JComponent> made = new LinkedHashMap<>();
    private final Font font;
    private final Map<String, Font> glyphFonts;
    private final int width, height;
    private final boolean blank;

    Builder(Font font, Map<String, Font> glyphFonts, int width, int height, boolean blank) {
        this.font = font;
        this.glyphFonts = glyphFonts;
        this.width = width;
        this.height = height;
        this.blank = blank;
    }

    /** The page: its header, as many parts of its body as fit, and its foot. */
    JPanel page(Part page) {
        JPanel out = new JPanel(new BorderLayout());
        Part bodyNode = null;
        int left = height;
        for (Part child : page.children) {
            if (child.kind.equals("body")) {
                bodyNode = child;
                continue;
            }
            JComponent part = make(child);
            out.add(part, child.has("south") ? BorderLayout.SOUTH : BorderLayout.NORTH);
            left -= part.getPreferredSize().height;
        }
        JPanel body = new JPanel();
        body.setLayout(new BoxLayout(body, BoxLayout.Y_AXIS));
        int pad = bodyNode.number("pad", 12), gap = bodyNode.number("gap", 12);
        body.setBorder(BorderFactory.createEmptyBorder(pad, pad, pad, pad));
        for (Part child : bodyNode.children) {
            var kept = new LinkedHashMap<>(made);
            JComponent part = make(child);
            part.setAlignmentX(0);
            Dimension size = part.getPreferredSize();
            part.setMaximumSize(new Dimension(child.has("narrow") ? size.width : width, size.height));
            left -= size.height + gap;
            if (left < 2 * pad) {
                made.clear();
                made.putAll(kept);
                break;
            }
            body.add(part);
            body.add(Box.createVerticalStrut(gap));
        }
        out.add(body, BorderLayout.CENTER);
        return out;
    }

    private JComponent make(Part node) {
        JComponent out = component(node);
        made.put(node, out);
        float size = font.getSize2D() * node.number("percent", 100) / 100;
        out.setFont(font.deriveFont(node.has("bold") ? Font.BOLD : Font.PLAIN, size));
        if (node.has("h")) {
            Dimension natural = out.getPreferredSize();
            out.setPreferredSize(new Dimension(natural.width, Math.max(natural.height, node.number("h", 0))));
        }
        return out;
    }

    private JComponent component(Part node) {
        switch (node.kind) {
            case "bar": return bar(node);
            case "row": return row(node);
            case "column": return column(node);
            case "card": return card(node);
            case "tabs": return tabs(node);
            case "prose": return prose(node);
            case "label": return label(node);
            case "toggle": return button(node, new JToggleButton(node.text, icon(node)));
            case "button": return button(node, new JButton(node.text, icon(node)));
            case "check": return button(node, new JCheckBox(node.text));
            case "radio": return button(node, new JRadioButton(node.text));
            case "slider": return new JSlider(0, 100, node.number("value", 50));
            case "field": return new JTextField(node.text);
            case "picture": return picture(node);
            default: throw new IllegalArgumentException("no part is called " + node.kind);
        }
    }

    private static JComponent strip(Part node) {
        if (!node.has("toolbar")) return new JPanel();
        JToolBar out = new JToolBar();
        out.setFloatable(false);
        return out;
    }

    private JComponent bar(Part node) {
        JComponent out = strip(node);
        out.setLayout(new BoxLayout(out, BoxLayout.X_AXIS));
        for (Part child : node.children) {
            if (child.kind.equals("label")) out.add(Box.createHorizontalGlue());
            out.add(make(child));
            if (child.kind.equals("label")) out.add(Box.createHorizontalGlue());
        }
        return out;
    }

    private JComponent row(Part node) {
        JComponent out = strip(node);
        int gap = node.number("gap", 0);
        out.setLayout(node.has("equal") ? new GridLayout(1, 0, gap, 0) : new FlowLayout(FlowLayout.LEADING, gap, 0));
        for (Part child : node.children) out.add(make(child));
        return out;
    }

    private JComponent column(Part node) {
        JPanel out = new JPanel();
        out.setLayout(new BoxLayout(out, BoxLayout.Y_AXIS));
        for (Part child : node.children) {
            if (out.getComponentCount() > 0) out.add(Box.createVerticalStrut(node.number("gap", 8)));
            JComponent part = make(child);
            part.setAlignmentX(0);
            part.setMaximumSize(new Dimension(width, part.getPreferredSize().height));
            out.add(part);
        }
        return out;
    }

    private JComponent card(Part node) {
        JComponent out = column(node);
        Color line = UIManager.getColor("Separator.foreground");
        var inner = BorderFactory.createEmptyBorder(10, 10, 10, 10);
        var frame = switch (node.options.getOrDefault("frame", "line")) {
            case "etched" -> BorderFactory.createEtchedBorder();
            case "raised" -> BorderFactory.createRaisedBevelBorder();
            case "view" -> BorderFactory.createEmptyBorder();
            default -> BorderFactory.createLineBorder(line == null ? Color.GRAY : line);
        };
        out.setBorder(BorderFactory.createCompoundBorder(frame, inner));
        Color view = UIManager.getColor("List.background");
        if (node.options.getOrDefault("frame", "").equals("view") && view != null) paintAll(out, view);
        return out;
    }

    private static void paintAll(JComponent part, Color ground) {
        if (part instanceof JPanel) part.setBackground(ground);
        for (Component child : part.getComponents()) if (child instanceof JComponent inner) paintAll(inner, ground);
    }

    private JComponent tabs(Part node) {
        JTabbedPane out = new JTabbedPane();
        for (Part child : node.children) {
            JPanel page = new JPanel();
            page.setPreferredSize(new Dimension(10, node.number("page", 40)));
            out.addTab(child.text, icon(child), page);
            made.put(child, out);
            if (child.has("on")) out.setSelectedIndex(out.getTabCount() - 1);
        }
        return out;
    }

    /** A paragraph: one label a line, broken where the width ends. */
    private JComponent prose(Part node) {
        JPanel out = new JPanel(new GridLayout(0, 1));
        Font own = font.deriveFont(font.getSize2D() * node.number("percent", 100) / 100);
        List<String> lines = Lines.of(node.text, out.getFontMetrics(own)::stringWidth, width - 64);
        for (int n = 0; n < lines.size(); n++) {
            out.add(make(new Part(new String[] {"", node.id + "." + n, "label", lines.get(n), "",
                "percent=" + node.number("percent", 100)})));
        }
        return out;
    }

    private JComponent label(Part node) {
        return new JLabel(node.text, icon(node), SwingConstants.LEADING);
    }

    private JComponent button(Part node, AbstractButton out) {
        out.setSelected(node.has("on"));
        out.setFocusable(false);
        if (node.has("over")) {
            out.setVerticalTextPosition(SwingConstants.BOTTOM);
            out.setHorizontalTextPosition(SwingConstants.CENTER);
        }
        if (node.has("tight")) out.setMargin(new java.awt.Insets(2, 2, 2, 2));
        return out;
    }

    private JComponent picture(Part node) {
        int w = node.number("w", 80), h = node.number("tall", 60);
        JLabel out = new JLabel(blank ? new Glyph(font, 32, 1, true) : new Scaled(node.text, w, h));
        out.setPreferredSize(new Dimension(w, h));
        out.setMinimumSize(new Dimension(w, h));
        return out;
    }

    private Icon icon(Part node) {
        if (node.glyph.isEmpty()) return null;
        String[] parts = node.glyph.split("\\|");
        return new Glyph(glyphFonts.get(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), blank);
    }
}
