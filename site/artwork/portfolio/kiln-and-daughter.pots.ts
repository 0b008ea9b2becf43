import { at, cut, line, oval, shape, stroke, times } from '../kit/svg.ts';

const bareClay = '#C99F78';
const inside = '#2A2522';

const dipped = (outline: string, glaze: string, dripLine: string): string =>
  shape(outline, bareClay) + cut(outline, shape(dripLine, glaze));

/** A footed bowl, 260 wide, dipped in `glaze`. */
export const bowl = (x: number, y: number, size: number, glaze: string): string =>
  at(
    x,
    y,
    dipped(
      'M-130 -128C-126 -40 -80 -18 -46 -14L-50 0H50L46 -14C80 -18 126 -40 130 -128z',
      glaze,
      'M-140 -140H140V-62C110 -50 92 -70 66 -56S30 -38 4 -52S-50 -40 -74 -54S-120 -50 -140 -66z',
    ) +
      oval(0, -128, 130, 15, glaze) +
      oval(0, -127, 116, 10, inside, { opacity: 0.28 }),
    0,
    size,
  );

/** A mug with its handle to the right, 136 wide, dipped in `glaze`. */
export const mug = (x: number, y: number, size: number, glaze: string): string =>
  at(
    x,
    y,
    stroke('M62 -106C122 -120 124 -34 58 -40', glaze, 17) +
      dipped(
        'M-68 -140L-60 0H60L68 -140z',
        glaze,
        'M-80 -150H80V-40C60 -30 40 -48 20 -38S-30 -28 -44 -40S-70 -34 -80 -44z',
      ) +
      oval(0, -140, 68, 10, glaze) +
      oval(0, -139, 58, 6, inside, { opacity: 0.28 }),
    0,
    size,
  );

/** A stack of five plates in two glazes, 344 wide. */
export const plates = (x: number, y: number, size: number, first: string, second: string): string =>
  at(
    x,
    y,
    times(5, (i) =>
      at(
        0,
        -i * 23,
        shape('M-170 -24C-120 -6 -70 0 0 0S120 -6 170 -24L172 -32H-172z', i % 2 ? second : first) +
          line(-168, -28, 168, -28, inside, 1.5, { opacity: 0.35 }),
      ),
    ),
    0,
    size,
  );

/** A tall jug, 212 wide, dipped in `glaze`. */
export const jug = (x: number, y: number, size: number, glaze: string): string =>
  at(
    x,
    y,
    stroke('M56 -264C158 -272 158 -120 92 -112', glaze, 20) +
      dipped(
        'M-64 -290C-58 -240 -104 -190 -106 -112C-108 -50 -86 -12 -74 0H74C86 -12 108 -50 106 -112C104 -190 58 -240 66 -290L-94 -304z',
        glaze,
        'M-120 -320H120V-84C90 -60 70 -92 44 -78S0 -50 -24 -72S-84 -58 -120 -80z',
      ),
    0,
    size,
  );
