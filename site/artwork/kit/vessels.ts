import { at, group, line, rect, shape, stroke, times } from './svg.ts';

/** Colours of a drawn vessel. */
export type Livery = { hull: string; band: string; house: string; ink: string };

/** A coaster from the side, bow to the right, its keel on `y`; `length` by about a third of that above the keel. */
export const coaster = (
  x: number,
  y: number,
  length: number,
  { hull, band, house, ink }: Livery,
  cargo = '',
): string => {
  const unit = length / 100;
  const body = `M0 ${-15 * unit}L2 ${-4 * unit}Q${3 * unit} 0 ${7 * unit} 0H${90 * unit}Q${93 * unit} ${-1 * unit} ${94 * unit} ${-4 * unit}L${100 * unit} ${-17 * unit}H${90 * unit}L${87 * unit} ${-13 * unit}H${24 * unit}V${-15 * unit}z`;
  return at(
    x,
    y,
    [
      cargo,
      group(
        { stroke: ink, strokeWidth: Math.max(2.5, unit * 0.3), strokeLinejoin: 'round' },
        [
          rect(5 * unit, -28 * unit, 14 * unit, 13 * unit, house),
          rect(3 * unit, -33 * unit, 18 * unit, 5 * unit, house),
          rect(8 * unit, -40 * unit, 5 * unit, 7 * unit, band),
          stroke(`M${15 * unit} ${-33 * unit}V${-44 * unit}M${94 * unit} ${-17 * unit}V${-30 * unit}`, ink, unit * 0.5),
          shape(body, hull),
        ].join(''),
      ),
      times(4, (i) => rect((7.2 + i * 3) * unit, -25 * unit, 1.8 * unit, 2.4 * unit, ink)),
    ].join(''),
  );
};

/** An open boat from the side on its waterline, `length` long; what it carries stands on 0. */
export const openBoat = (x: number, y: number, length: number, hull: string, ink: string, load = ''): string =>
  at(
    x,
    y,
    load +
      shape(
        `M${-length / 2} ${-length * 0.16}C${-length * 0.4} ${length * 0.1} ${length * 0.4} ${length * 0.1} ${length / 2} ${-length * 0.2}z`,
        hull,
        { stroke: ink, strokeWidth: 3.5, strokeLinejoin: 'round' },
      ) +
      line(-length * 0.44, -length * 0.09, length * 0.44, -length * 0.11, ink, 2.5),
  );

/** A vessel as a chart shows it from above, heading along `angle` (0 is right), `length` long. */
export const planVessel = (
  x: number,
  y: number,
  length: number,
  beam: number,
  angle: number,
  fill: string,
  ink: string,
): string =>
  at(
    x,
    y,
    shape(
      `M${-length / 2} ${-beam / 2}H${length * 0.16}C${length * 0.34} ${-beam * 0.46} ${length * 0.44} ${-beam * 0.2} ${length / 2} 0C${length * 0.44} ${beam * 0.2} ${length * 0.34} ${beam * 0.46} ${length * 0.16} ${beam / 2}H${-length / 2}z`,
      fill,
      { stroke: ink, strokeWidth: 3.5, strokeLinejoin: 'round' },
    ) + rect(-length * 0.36, -beam * 0.28, length * 0.24, beam * 0.56, 'none', { stroke: ink, strokeWidth: 2.5 }),
    angle,
  );

/** Small waves along a waterline, as an engraver marks them. */
export const ripples = (x: number, y: number, count: number, pitch: number, colour: string, weight = 2.5): string =>
  times(count, (i) =>
    stroke(
      `M${x + i * pitch} ${y}q${pitch * 0.14} ${-pitch * 0.1} ${pitch * 0.28} 0t${pitch * 0.28} 0`,
      colour,
      weight,
    ),
  );

/** An envelope standing on 0, centred, `width` wide. */
export const envelope = (width: number, paper: string, ink: string): string =>
  rect(-width / 2, -width * 0.66, width, width * 0.62, paper, { stroke: ink, strokeWidth: 3 }) +
  stroke(`M${-width / 2} ${-width * 0.66}L0 ${-width * 0.28}L${width / 2} ${-width * 0.66}`, ink, 3);
