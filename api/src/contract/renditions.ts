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
/** The formats of the renditions that pages show. */
export const mediaFormats = formats;
export type PageFormat = (typeof formats)[number];
/** The formats of all renditions. A share picture is a JPEG, because some link previews show no newer format. */
export type MediaFormat = PageFormat | 'jpeg';

export function renditionWidths(width: number): number[] {
  const most = Math.min(width, widths[2]);
  return [...widths.filter((each) => each < most), most];
}

/** Returns the width of the share picture of a picture of `width`, in pixels. */
export const shareWidth = (width: number): number => Math.min(width, 1_200);
