/** A repeatable stream of numbers in [0, 1) (mulberry32), so that a picture is the same each time it is drawn. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Smooth noise over the plane, about -1 to 1, one hill or hollow to each unit square. */
export const noise = (seed: number): ((x: number, y: number) => number) => {
  const random = seeded(seed);
  const angles = Array.from({ length: 256 }, () => random() * Math.PI * 2);
  const order = Array.from({ length: 256 }, (_, i) => i).sort((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0));
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const slope = (ix: number, iy: number, dx: number, dy: number) => {
    const angle = angles[((order[ix & 255] ?? 0) + iy) & 255] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = ease(dx);
    const top = slope(ix, iy, dx, dy) * (1 - u) + slope(ix + 1, iy, dx - 1, dy) * u;
    const bottom = slope(ix, iy + 1, dx, dy - 1) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    return (top + (bottom - top) * ease(dy)) * 1.5;
  };
};
