// This file must import nothing: the process that reads pictures loads it, and zod would cost that process 15 MB.

/** The maximum size of an uploaded picture, in pixels. */
export const mostMediaPixels = 50_000_000;

/** The types of files that can be uploaded. A file's content decides its type. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/**
 * The widths of renditions, the stored sizes of a picture, in pixels. The largest rendition has the picture's own
 * width, but at most the last of these.
 */
const widths = [480, 960, 1600] as const;
const formats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof formats)[number];
export const mediaFormats = formats;

export function renditionWidths(width: number): number[] {
  const most = Math.min(width, widths[2]);
  return [...widths.filter((each) => each < most), most];
}
