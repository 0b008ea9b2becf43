/** The types that `cut.ts` needs, since the package has none. https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: { readonly [axis: string]: Axis | undefined };
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
