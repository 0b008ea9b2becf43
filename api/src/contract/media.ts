import './zod-without-eval.ts';
import { z } from 'zod';
import { optionalText } from './text.ts';

/** An uploaded file has at most so many bytes, and so many pixels. */
export const mostMediaBytes = 25 * 1024 * 1024;
export const mostMediaPixels = 50_000_000;

/** What can be uploaded, by its content. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/** The widths of a picture's renditions, in pixels; the largest is its own width, up to the last of these. */
const widths = [480, 960, 1600] as const;
const formats = ['avif', 'webp'] as const;
export type MediaFormat = (typeof formats)[number];
export const mediaFormats = formats;

/** The widths in which a picture of this width is shown. */
export function renditionWidths(width: number): number[] {
  const most = Math.min(width, widths[2]);
  return [...widths.filter((each) => each < most), most];
}

/** Takes a file as its body, from a signed-in admin: `POST /api/admin/media?name=`. */
export const mediaUploadPath = '/api/admin/media';

/** The public address of a rendition. */
export const mediaPath = (hash: string, width: number, format: MediaFormat = 'webp'): string =>
  `/media/${hash}/${width}.${format}`;

const path = /^\/media\/([0-9a-f]{32})\/(\d{1,4})\.(avif|webp)$/;

/** Matches the address of any rendition of a picture, within a text. For `regexp_replace` of Postgres, too. */
export const mediaPathPattern = (hash: string): string => `/media/${hash}/\\d{1,4}\\.(avif|webp)`;

/** The parts of such an address; null for any other. */
export function parseMediaPath(address: string): { hash: string; width: number; format: MediaFormat } | null {
  const [, hash, width, format] = path.exec(address) ?? [];
  return hash ? { hash, width: Number(width), format: format as MediaFormat } : null;
}

/** What an admin says of an uploaded picture. */
const percent = z.coerce.number().int().min(0).max(100).default(50);
export const mediaAssetSchema = z.object({
  alt: optionalText(300),
  decorative: z.boolean().default(false),
  caption: optionalText(500),
  focalX: percent,
  focalY: percent,
});
