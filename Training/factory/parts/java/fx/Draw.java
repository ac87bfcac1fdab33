import java.io.FileInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.*;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;

/** Draws screens of JavaFX: one scene, from which one kind of part after another is hidden where it stands. */
public final class Draw {
    private static final Map<String, Font> FONTS = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        var begun = new CountDownLatch(1);
        Platform.startup(begun::countDown);
        begun.await();
        Requests.answer((head, page) -> {
            var drawing = new FutureTask<>(() -> draw(head, page));
            Platform.runLater(drawing);
            return drawing.get();
        });
        Platform.exit();
    }

    private static String draw(String[] head, Part page) throws Exception {
        int width = Integer.parseInt(head[5]), height = Integer.parseInt(head[6]);
        double scale = Double.parseDouble(head[7]);
        Path folder = Path.of(head[8]);
        Map<String, Font> glyphs = new HashMap<>();
        for (int n = 9; n < head.length; n++) glyphs.put(head[n], font(head[n]));
        var builder = new Builder(font(head[2]), Double.parseDouble(head[4]), glyphs, width);
        BorderPane root = builder.page(page);
        Look.use(head[1], root, font(head[2]).getFamily());
        var scene = new Scene(root, width, height);
        lay(root, width, height);
        keepWhatFits(builder, root);
        lay(root, width, height);
        String told = told(builder, scale);
        List<Predicate<Node>> kinds = List.of(
            node -> false,
            node -> node instanceof Text || node instanceof ImageView,
            node -> node instanceof CheckBox || node instanceof RadioButton || node instanceof Slider,
            node -> node instanceof ButtonBase || node instanceof TextField,
            node -> node instanceof Control || node instanceof Pane && node != root);
        List<Node> all = new ArrayList<>();
        collect(root, all);
        for (int n = 0; n < kinds.size(); n++) {
            for (Node node : all) if (kinds.get(n).test(node)) node.setOpacity(0);
            paint(scene, scale, folder.resolve(String.valueOf(n)));
        }
        return told;
    }

    private static Font font(String path) {
        return FONTS.computeIfAbsent(path, file -> {
            try (var in = new FileInputStream(file)) {
                return Font.loadFont(in, 12);
            } catch (Exception error) {
                throw new IllegalStateException("cannot read the font " + file, error);
            }
        });
    }

    private static void lay(Parent root, int width, int height) {
        root.applyCss();
        root.resize(width, height);
        root.layout();
    }

    /** Takes away the parts of the body from the first that has no room above the foot. */
    private static void keepWhatFits(Builder builder, BorderPane root) {
        var children = ((Pane) root.getCenter()).getChildren();
        double foot = root.getBottom() == null ? 0 : ((Region) root.getBottom()).prefHeight(-1);
        double end = root.getHeight() - foot - 12 - root.getCenter().getLayoutY();
        int kept = 0;
        while (kept < children.size() && children.get(kept).getBoundsInParent().getMaxY() <= end) kept++;
        List<Node> gone = new ArrayList<>();
        for (Node child : children.subList(kept, children.size())) collect(child, gone);
        children.remove(kept, children.size());
        builder.made.values().removeIf(gone::contains);
    }

    private static void collect(Node node, List<Node> into) {
        into.add(node);
        if (node instanceof Parent parent) for (Node child : parent.getChildrenUnmodifiable()) collect(child, into);
    }

    private static void paint(Scene scene, double scale, Path file) throws Exception {
        int width = (int) Math.round(scene.getWidth() * scale), height = (int) Math.round(scene.getHeight() * scale);
        var how = new SnapshotParameters();
        how.setTransform(Transform.scale(scale, scale));
        how.setViewport(new javafx.geometry.Rectangle2D(0, 0, width, height));
        WritableImage image = scene.getRoot().snapshot(how, new WritableImage(width, height));
        byte[] four = new byte[width * height * 4], three = new byte[width * height * 3];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getByteBgraInstance(), four, 0, width * 4);
        for (int n = 0; n < width * height; n++) System.arraycopy(four, 4 * n, three, 3 * n, 3);
        Files.write(file, three);
    }

    private static String told(Builder builder, double scale) {
        StringBuilder out = new StringBuilder();
        for (var entry : builder.made.entrySet()) {
            Part part = entry.getKey();
            Node node = part.kind.equals("tab") ? tab(part, entry.getValue()) : entry.getValue();
            Bounds place = node.localToScene(node.getBoundsInLocal());
            if (node instanceof Region region) {
                place = node.localToScene(new javafx.geometry.BoundingBox(0, 0, region.getWidth(), region.getHeight()));
            }
            out.append(String.join("\t", part.id, String.valueOf(place.getMinX() * scale),
                String.valueOf(place.getMinY() * scale), String.valueOf(place.getMaxX() * scale),
                String.valueOf(place.getMaxY() * scale), shown(part, node))).append('\n');
        }
        return out.toString();
    }

    private static Node tab(Part part, Region pane) {
        for (Node tab : pane.lookupAll(".tab")) {
            for (Node label : tab.lookupAll(".tab-label")) {
                if (label instanceof Labeled labeled && labeled.getText().equals(part.text)) return tab;
            }
        }
        throw new IllegalStateException("no tab shows " + part.text);
    }

    /** The words as they are shown: cut with an ellipsis where there is no room. */
    private static String shown(Part part, Node node) {
        if (node instanceof TextField field) return field.getText();
        for (Node inner : node.lookupAll(".text")) {
            if (inner instanceof Text text && !text.getStyleClass().contains("glyph")) return text.getText();
        }
        return part.text;
    }
}
