import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Answers the screens that are described on the standard input, a line a part.
 *
 * A screen starts with a line of its name, look, font, font without ink, points of the font, width, height, pixels a
 * point, folder and the glyphs' fonts, and ends with "end". Its pictures are written as bare BGR bytes: as it is,
 * without ink, then without small controls, without buttons and fields, without surfaces. The answer has a line for each
 * part that is shown, with its place and words, and ends with "done"; a screen that fails has that line alone.
 */
final class Requests {
    interface Drawer {
        /** Draws a screen and tells where its parts lie. */
        String draw(String[] head, Part page) throws Exception;
    }

    private Requests() {}

    static void answer(Drawer drawer) throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = lines.readLine()) != null; ) {
            String[] head = line.split("\t", -1);
            Part page = page(lines);
            try {
                System.out.print(drawer.draw(head, page));
            } catch (Exception error) {
                System.err.println(head[0] + " (" + head[1] + "): " + error);
            }
            System.out.println("done\t" + head[0]);
            System.out.flush();
        }
    }

    private static Part page(BufferedReader lines) throws Exception {
        Deque<Part> open = new ArrayDeque<>();
        Part page = null;
        for (String line; !(line = lines.readLine()).equals("end"); ) {
            String[] cells = line.split("\t", -1);
            Part part = new Part(cells);
            int depth = Integer.parseInt(cells[0]);
            while (open.size() > depth) open.pop();
            if (open.isEmpty()) page = part;
            else open.peek().children.add(part);
            open.push(part);
        }
        return page;
    }
}
