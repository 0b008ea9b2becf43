// The parts of three untyped packages that the artwork uses.

declare module 'fontkit' {
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Path = {
    transform: (a: number, b: number, c: number, d: number, e: number, f: number) => Path;
    toSVG: () => string;
  };
  export type Font = {
    getVariation: (axes: Record<string, number>) => Font;
    /** Used by the API, whose own types this declaration hides where both are read together. */
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (words: string) => { glyphs: { id: number; path: Path }[]; positions: Position[] };
  };
  export const create: (bytes: Buffer) => Font;
}

declare module 'wawoff2' {
  const wawoff2: { decompress: (packed: Uint8Array) => Promise<Uint8Array> };
  export default wawoff2;
}

declare module 'd3-contour' {
  type Contour = { value: number; coordinates: number[][][][] };
  type Contours = {
    (values: readonly number[]): Contour[];
    size: (size: readonly [columns: number, rows: number]) => Contours;
    thresholds: (thresholds: readonly number[]) => Contours;
  };
  export const contours: () => Contours;
}
