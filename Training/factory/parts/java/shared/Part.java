import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A part of a screen as it was described: its kind, words, glyph ("font|code point|points") and options. */
final class Part {
    final String id, kind, text, glyph;
    final Map<String, String> options = new HashMap<>();
    final List<Part> children = new ArrayList<>();

    /** Cells of a line: depth, id, kind, words, glyph and options ("name" or "name=value", with commas between). */
    Part(String[] cells) {
        id = cells[1];
        kind = cells[2];
        text = cells[3];
        glyph = cells[4];
        for (String option : cells[5].split(",")) {
            String[] pair = option.split("=", 2);
            options.put(pair[0], pair.length > 1 ? pair[1] : "");
        }
    }

    boolean has(String option) {
        return options.containsKey(option);
    }

    int number(String option, int otherwise) {
        return Integer.parseInt(options.getOrDefault(option, String.valueOf(otherwise)));
    }
}
