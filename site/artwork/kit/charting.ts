import { italic, measure, sans, text } from './lettering.ts';
import { at, disc, group, line, oval, type Point, ring, shape, stroke, through, times } from './svg.ts';

/** A depth as charts print it: whole metres, the decimal lowered and small. */
export const sounding = (value: number, x: number, y: number, colour: string, size = 26): string => {
  const tenths = Math.max(0, Math.round(value * 10));
  const whole = String(Math.floor(tenths / 10));
  const tenth = tenths % 10;
  const style = sans(size, 430, colour, { width: 92 });
  const width = measure(whole, style);
  const start = x - width / 2 - (tenth ? size * 0.16 : 0);
  return (
    text(whole, start, y + size * 0.35, style) +
    (tenth
      ? text(String(tenth), start + width + size * 0.06, y + size * 0.62, sans(size * 0.66, 430, colour, { width: 92 }))
      : '')
  );
};

/** A compass rose: two graduated rings, a north arrow, and `variation` degrees between them. */
export const compassRose = (
  x: number,
  y: number,
  r: number,
  colour: string,
  { variation = 3, labels = true } = {},
): string => {
  const ticks = (radius: number, step: number, length: (degree: number) => number) =>
    times(360 / step, (i) =>
      at(0, 0, stroke(`M0 ${-radius}v${length(i * step)}`, colour, (i * step) % 30 === 0 ? 2.5 : 1.25), i * step),
    );
  const outer = ring(0, 0, r, colour, 2) + ticks(r, 5, (d) => (d % 30 === 0 ? r * 0.11 : r * 0.055));
  const inner = ring(0, 0, r * 0.66, colour, 1.5) + ticks(r * 0.66, 10, (d) => (d % 90 === 0 ? r * 0.12 : r * 0.06));
  const degrees = labels
    ? times(12, (i) =>
        at(
          0,
          0,
          text(
            String(i * 30).padStart(3, '0'),
            0,
            -r * 0.82 + r * 0.05,
            sans(r * 0.085, 500, colour, { anchor: 'middle' }),
          ),
          i * 30,
        ),
      )
    : '';
  const needle =
    shape(`M0 ${-r * 1.16}L${r * 0.05} ${-r * 1.01}H${-r * 0.05}z`, colour) +
    line(0, -r, 0, r, colour, 1.25) +
    line(-r, 0, r, 0, colour, 1.25);
  const magnetic = at(
    0,
    0,
    inner +
      stroke(
        `M0 ${r * 0.5}V${-r * 0.6}m${-r * 0.05} ${r * 0.1}l${r * 0.05} ${-r * 0.1}l${r * 0.05} ${r * 0.1}`,
        colour,
        2,
      ),
    variation,
  );
  return at(x, y, outer + degrees + magnetic + needle);
};

/** A magenta course line with its bearing written along it. */
export const course = (points: readonly Point[], colour: string, { weight = 5, dash = '26 12' } = {}): string =>
  stroke(through(points), colour, weight, { strokeDasharray: dash });

/** A fix: a dot in a circle. */
export const fix = (x: number, y: number, colour: string, r = 15): string =>
  ring(x, y, r, colour, 3.5) + disc(x, y, r * 0.3, colour);

/** A waypoint flag on its leader: label lines above a point. */
export const note = (
  rows: readonly string[],
  x: number,
  y: number,
  colour: string,
  size = 30,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string => rows.map((row, i) => text(row, x, y + i * size * 1.22, italic(size, 450, colour, { anchor }))).join('');

/** A buoy seen from the side, on its waterline: `can`, `cone`, `pillar` or `sphere`. */
export const buoy = (
  kind: 'can' | 'cone' | 'pillar' | 'sphere',
  x: number,
  y: number,
  size: number,
  fill: string,
  ink: string,
): string => {
  const body = {
    can: `M${-size * 0.4} 0V${-size}H${size * 0.4}V0z`,
    cone: `M${-size * 0.48} 0L0 ${-size * 1.1}L${size * 0.48} 0z`,
    pillar: `M${-size * 0.46} 0L${-size * 0.14} ${-size * 0.5}V${-size * 1.25}H${size * 0.14}V${-size * 0.5}L${size * 0.46} 0z`,
    sphere: `M${-size * 0.5} ${-size * 0.42}a${size * 0.5} ${size * 0.5} 0 1 1 ${size} 0a${size * 0.5} ${size * 0.5} 0 0 1 ${-size * 0.24} ${size * 0.42}h${-size * 0.52}a${size * 0.5} ${size * 0.5} 0 0 1 ${-size * 0.24} ${-size * 0.42}z`,
  }[kind];
  return at(
    x,
    y,
    group(
      { stroke: ink, strokeWidth: 3, strokeLinejoin: 'round' },
      shape(body, fill) + oval(0, 2, size * 0.62, size * 0.12, 'none'),
    ),
  );
};

/** A dimension line with end strokes and a label on its middle, as on a drawing. */
export const dimension = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  label: string,
  colour: string,
  size = 30,
): string => {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const style = sans(size, 620, colour, { width: 90, anchor: 'middle' });
  const gap = measure(label, style) / 2 + 12;
  return (
    at(
      x1,
      y1,
      stroke(
        `M0 -14V14M${length} -14V14M0 0H${length / 2 - gap}M${length / 2 + gap} 0H${length}M12 -6L0 0L12 6M${length - 12} -6L${length} 0L${length - 12} 6`,
        colour,
        2.5,
      ),
      angle,
    ) + text(label, (x1 + x2) / 2, (y1 + y2) / 2 + size * 0.35, style)
  );
};
