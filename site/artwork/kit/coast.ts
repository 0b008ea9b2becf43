import type { Seabed } from './contours.ts';
import { noise } from './random.ts';

/** A coast entering from the right of a sheet: `waterline(y)` is where it stands, `steepness` the metres lost each unit. */
export const coastFromRight = (seed: number, waterline: (y: number) => number, steepness = 1 / 15): Seabed => {
  const broad = noise(seed);
  const fine = noise(seed + 1);
  return (x, y) => {
    const off = waterline(y) - x + broad(x / 210, y / 210) * 96;
    const depth = off * steepness + (off > 0 ? broad(x / 170 + 40, y / 170) * Math.min(9, off / 20) : 0);
    return depth + fine(x / 62, y / 62) * 1.5;
  };
};
