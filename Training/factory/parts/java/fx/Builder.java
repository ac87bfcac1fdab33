import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.*;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.*;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/** Makes JavaFX nodes of parts. */
final class Builder {
    final Map<Part, Region> made = new LinkedHashMap<>();
    private final Font font;
    private final double points;
    private final Map<String, Font> glyphFonts;
    private final int width;

    Builder(Font font, double points, Map<String, Font> glyphFonts, int width) {
        this.font = font;
        this.points = points;
        this.glyphFonts = glyphFonts;
        this.width = width;
    }

    /** The page: its header, all parts of its body, of which some may not fit, and its foot. */
    BorderPane page(Part page) {
        BorderPane out = new BorderPane();
        for (Part child : page.children) {
            if (child.kind.equals("body")) {
                VBox body = new VBox(child.number("gap", 12));
                int pad = child.number("pad", 12);
                body.setStyle("-fx-padding: " + pad + ";");
                for (Part inner : child.children) body.getChildren().add(make(inner));
                out.setCenter(body);
            } else if (child.has("south")) {
                out.setBottom(make(child));
            } else {
                out.setTop(make(child));
            }
        }
        return out;
    }

    private Region make(Part part) {
        Region out = region(part);
        made.put(part, out);
        double size = points * part.number("percent", 100) / 100;
        out.setStyle(out.getStyle() + "-fx-font-size: " + size + "px;" + (part.has("bold") ? "-fx-font-weight: bold;" : ""));
        out.setFocusTraversable(false);
        if (part.has("h")) out.setMinHeight(part.number("h", 0));
        else out.setMinHeight(Region.USE_PREF_SIZE);
        return out;
    }

    private Region region(Part part) {
        return switch (part.kind) {
            case "bar" -> bar(part);
            case "row" -> row(part);
            case "column" -> children(new VBox(part.number("gap", 8)), part);
            case "card" -> card(part);
            case "tabs" -> tabs(part);
            case "prose" -> prose(part);
            case "label" -> labeled(part, new Label(part.text));
            case "toggle" -> labeled(part, new ToggleButton(part.text));
            case "button" -> labeled(part, new Button(part.text));
            case "check" -> labeled(part, new CheckBox(part.text));
            case "radio" -> labeled(part, new RadioButton(part.text));
            case "slider" -> new Slider(0, 100, part.number("value", 50));
            case "field" -> new TextField(part.text);
            case "picture" -> picture(part);
            default -> throw new IllegalArgumentException("no part is called " + part.kind);
        };
    }

    private <P extends Pane> P children(P pane, Part part) {
        for (Part child : part.children) pane.getChildren().add(make(child));
        return pane;
    }

    /** A bar's words stand in the middle between what is before and behind them. */
    private Region bar(Part part) {
        HBox out = strip(part, 4);
        for (Part child : part.children) {
            boolean words = child.kind.equals("label");
            if (words) out.getChildren().add(spring());
            out.getChildren().add(make(child));
            if (words) out.getChildren().add(spring());
        }
        return out;
    }

    private static Region spring() {
        Region out = new Region();
        HBox.setHgrow(out, Priority.ALWAYS);
        return out;
    }

    private static HBox strip(Part part, int gap) {
        HBox out = new HBox(gap);
        out.setAlignment(Pos.CENTER_LEFT);
        if (part.has("toolbar")) out.getStyleClass().add("tool-bar");
        return out;
    }

    /** Choices that touch are the toolkit's pills. */
    private Region row(Part part) {
        HBox out = children(strip(part, part.number("gap", 0)), part);
        List<Node> cells = out.getChildren();
        for (int n = 0; n < cells.size(); n++) {
            Region cell = (Region) cells.get(n);
            if (cell instanceof ToggleButton && part.number("gap", 0) == 0 && cells.size() > 1 && !part.has("toolbar")) {
                cell.getStyleClass().add(n == 0 ? "left-pill" : n == cells.size() - 1 ? "right-pill" : "center-pill");
            }
            if (!part.has("equal")) continue;
            cell.setMinWidth(0);
            cell.setPrefWidth(10);
            cell.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(cell, Priority.ALWAYS);
        }
        return out;
    }

    private Region card(Part part) {
        VBox out = children(new VBox(8), part);
        String frame = switch (part.options.getOrDefault("frame", "line")) {
            case "view" -> "-fx-background-color: -fx-control-inner-background;";
            case "raised" -> "-fx-background-color: -fx-outer-border, -fx-inner-border, -fx-body-color;"
                + "-fx-background-insets: 0, 1, 2; -fx-background-radius: 5;";
            default -> "-fx-background-color: -fx-box-border, -fx-background; -fx-background-insets: 0, 1;";
        };
        out.setStyle("-fx-padding: 10;" + frame);
        return out;
    }

    private Region tabs(Part part) {
        TabPane out = new TabPane();
        out.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        for (Part child : part.children) {
            Region page = new Region();
            page.setPrefHeight(child.number("page", 40));
            Tab tab = new Tab(child.text, page);
            if (!child.glyph.isEmpty()) tab.setGraphic(glyph(child));
            out.getTabs().add(tab);
            made.put(child, out);
            if (child.has("on")) out.getSelectionModel().select(tab);
        }
        return out;
    }

    /** A paragraph: one label a line, broken where the width ends. */
    private Region prose(Part part) {
        double size = points * part.number("percent", 100) / 100;
        Text ruler = new Text();
        ruler.setFont(Font.font(font.getFamily(), size));
        List<String> lines = Lines.of(part.text, words -> {
            ruler.setText(words);
            return ruler.getLayoutBounds().getWidth();
        }, width - 64);
        VBox out = new VBox();
        for (int n = 0; n < lines.size(); n++) {
            out.getChildren().add(make(new Part(new String[] {"", part.id + "." + n, "label", lines.get(n), "",
                "percent=" + part.number("percent", 100)})));
        }
        return out;
    }

    private Labeled labeled(Part part, Labeled out) {
        if (out instanceof CheckBox box) box.setSelected(part.has("on"));
        if (out instanceof ToggleButton toggle) toggle.setSelected(part.has("on"));
        if (out instanceof Button && part.has("tight")) out.setMinWidth(Region.USE_PREF_SIZE);
        if (part.glyph.isEmpty()) return out;
        out.setGraphic(glyph(part));
        ((Text) ((StackPane) out.getGraphic()).getChildren().get(0)).fillProperty().bind(out.textFillProperty());
        out.setContentDisplay(part.has("over") ? ContentDisplay.TOP : ContentDisplay.LEFT);
        return out;
    }

    /** A character of an icon font in the middle of a square. */
    private StackPane glyph(Part part) {
        String[] cells = part.glyph.split("\\|");
        int side = Integer.parseInt(cells[2]);
        Text drawn = new Text(Character.toString(Integer.parseInt(cells[1])));
        drawn.setFont(Font.font(glyphFonts.get(cells[0]).getFamily(), side));
        drawn.setBoundsType(TextBoundsType.VISUAL);
        drawn.getStyleClass().add("glyph");
        StackPane out = new StackPane(drawn);
        out.setMinSize(side, side);
        out.setPrefSize(side, side);
        out.setMaxSize(side, side);
        return out;
    }

    private Region picture(Part part) {
        int w = part.number("w", 80), h = part.number("tall", 60);
        ImageView view = new ImageView(new Image("file:" + part.text, w * 3, h * 3, false, true));
        view.setFitWidth(w);
        view.setFitHeight(h);
        StackPane out = new StackPane(view);
        out.setPrefSize(w, h);
        out.setMaxSize(w, h);
        return out;
    }
}
