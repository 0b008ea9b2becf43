import './zod-without-eval.ts';
import { z } from 'zod';
import type { MediaFormat } from './renditions.ts';
import { optionalText } from './text.ts';

/** The maximum size of an uploaded file, in bytes. */
export const mostMediaBytes = 25 * 1024 * 1024;

/** The maximum number of items that are listed as showing a picture. */
export const mostMediaUses = 20;

/** The path to which a signed-in admin sends a file as the body: `POST /api/admin/media?name=`. */
export const mediaUploadPath = '/api/admin/media';

export const mediaPath = (hash: string, width: number, format: MediaFormat = 'webp'): string =>
  `/media/${hash}/${width}.${format}`;

const path = /^\/media\/([0-9a-f]{32})\/(\d{1,4})\.(avif|webp|jpeg)$/;

/** Returns a pattern for the paths of all renditions of a picture. Postgres' `regexp_replace` accepts it, too. */
export const mediaPathPattern = (hash: string): string => `/media/${hash}/\\d{1,4}\\.(avif|webp|jpeg)`;

/** Parses the path of a rendition. Null for any other path. */
export function parseMediaPath(address: string): { hash: string; width: number; format: MediaFormat } | null {
  const [, hash, width, format] = path.exec(address) ?? [];
  return hash ? { hash, width: Number(width), format: format as MediaFormat } : null;
}

const percent = z.coerce.number().int().min(0).max(100).default(50);
export const mediaAssetSchema = z.object({
  alt: optionalText(300),
  decorative: z.boolean().default(false),
  caption: optionalText(500),
  focalX: percent,
  focalY: percent,
});
