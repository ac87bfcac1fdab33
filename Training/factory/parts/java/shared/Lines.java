import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Words broken where the room ends. */
final class Lines {
    private static final int MOST = 4;

    private Lines() {}

    static List<String> of(String text, ToDoubleFunction<String> width, double room) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("(?<=\\s)|(?<=[\\u3000-\\u9fff])")) {
            if (width.applyAsDouble(line + word.strip()) > room && line.length() > 0) {
                lines.add(line.toString().strip());
                line.setLength(0);
            }
            line.append(word);
        }
        lines.add(line.toString().strip());
        return lines.subList(0, Math.min(lines.size(), MOST));
    }
}
