import { type Rectangle, screen } from 'electron';
import { z } from 'zod';

const side = z.int().min(-100_000).max(100_000);

/** How the window was left. */
export const windowStateSchema = z.object({
  bounds: z.object({ x: side, y: side, width: side, height: side }).nullable(),
  maximized: z.boolean(),
});
export type WindowState = z.output<typeof windowStateSchema>;

export const firstWindowState: WindowState = { bounds: null, maximized: false };

/** The bounds a window can be opened with: those kept, unless the screen they were on is gone. */
export function usableBounds({ bounds }: WindowState): Partial<Rectangle> {
  const seen = bounds && screen.getAllDisplays().some(({ workArea }) => overlaps(workArea, bounds));
  return seen ? bounds : { width: 1200, height: 800 };
}

/** Enough of the window shows to be taken by its bar. */
function overlaps(area: Rectangle, bounds: Rectangle): boolean {
  const shownX = Math.min(area.x + area.width, bounds.x + bounds.width) - Math.max(area.x, bounds.x);
  const shownY = Math.min(area.y + area.height, bounds.y + bounds.height) - Math.max(area.y, bounds.y);
  return shownX >= 100 && shownY >= 60;
}
