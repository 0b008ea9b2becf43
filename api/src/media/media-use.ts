import type { PrismaClient } from '@agency/prisma';
import { Prisma } from '@agency/prisma/client';
import { mediaPath, mediaPathPattern, mostMediaUses, parseMediaPath } from '#api/contract/media.ts';
import { renditionWidths } from '#api/contract/renditions.ts';
import { inputError } from '#api/graphql/failures.ts';

/**
 * An item that shows a picture: its title (for a case study, its client), its page's path, and whether visitors see it.
 */
export type MediaUse = { title: string; path: string; isPublic: boolean };

type Client = PrismaClient | Prisma.TransactionClient;

/** Returns the items that show each of these pictures, at most `mostMediaUses` for each, by the picture's hash. */
export async function usesOf(database: Client, hashes: readonly string[]): Promise<Map<string, MediaUse[]>> {
  const rows = await database.$queryRaw<(MediaUse & { hash: string })[]>`
    SELECT hash, title, path, "isPublic" FROM (
      SELECT *, row_number() OVER (PARTITION BY hash ORDER BY path) AS place FROM (
        SELECT unnest(media_hashes) AS hash, title, '/portfolio/' || slug AS path,
            NOT draft AND (publish_at IS NULL OR publish_at <= now()) AS "isPublic"
          FROM portfolio_items WHERE media_hashes && ${hashes}
        UNION ALL
        SELECT unnest(media_hashes), title, '/blog/' || slug,
            published AND trashed_at IS NULL AND created_at <= now()
          FROM blog_posts WHERE media_hashes && ${hashes}
        UNION ALL
        SELECT unnest(media_hashes), client, '/case-studies/' || slug, NOT draft AND trashed_at IS NULL
          FROM case_studies WHERE media_hashes && ${hashes}
      ) AS uses WHERE hash = ANY(${hashes})
    ) AS numbered WHERE place <= ${mostMediaUses} ORDER BY path`;
  const uses = new Map<string, MediaUse[]>(hashes.map((hash) => [hash, []]));
  for (const { hash, ...use } of rows) uses.get(hash)?.push(use);
  return uses;
}

/**
 * Returns an SQL condition that is true if a working copy or a revision contains a picture. Counts the revisions,
 * because for EXISTS, Postgres would expect to find one soon without the index, and read nearly all of them.
 */
export const isWritten = (hash: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  EXISTS (SELECT FROM working_copies WHERE strpos("values"::text || base::text, '/media/' || ${hash} || '/') > 0)
  OR (SELECT count(*) FROM revisions WHERE media_hashes("values"::text) @> ARRAY[${hash}]) > 0)`;

/** Replaces one picture with another in everything that shows it, and in unsaved text and revisions. */
export async function replaceUses(
  transaction: Prisma.TransactionClient,
  old: string,
  { hash, width }: { hash: string; width: number },
): Promise<void> {
  const [pattern, path] = [mediaPathPattern(old), mediaPath(hash, renditionWidths(width).at(-1) ?? width)];
  await transaction.$executeRaw`
    UPDATE portfolio_items SET image_url = regexp_replace(image_url, ${pattern}, ${path}, 'g')
    WHERE media_hashes && ${[old]}`;
  await transaction.$executeRaw`
    UPDATE blog_posts SET image_url = regexp_replace(image_url, ${pattern}, ${path}, 'g'),
      content = regexp_replace(content, ${pattern}, ${path}, 'g')
    WHERE media_hashes && ${[old]}`;
  await transaction.$executeRaw`
    UPDATE case_studies SET image_url = regexp_replace(image_url, ${pattern}, ${path}, 'g'),
      content = regexp_replace(content, ${pattern}, ${path}, 'g')
    WHERE media_hashes && ${[old]}`;
  // The version increases, so that open forms notice the change and merge it.
  await transaction.$executeRaw`
    UPDATE working_copies SET "values" = regexp_replace("values"::text, ${pattern}, ${path}, 'g')::jsonb,
      base = regexp_replace(base::text, ${pattern}, ${path}, 'g')::jsonb, version = version + 1
    WHERE "values"::text || base::text ~ ${pattern}`;
  await transaction.$executeRaw`
    UPDATE revisions SET "values" = regexp_replace("values"::text, ${pattern}, ${path}, 'g')::jsonb
    WHERE media_hashes("values"::text) @> ${[old]}`;
}

/**
 * Refuses an uploaded picture that is not in the library, or that has no alt text and is not marked as decorative.
 *
 * @throws InputError for the field.
 */
export async function requireDescribed(database: Client, field: string, address: unknown): Promise<void> {
  const asset = parseMediaPath(String(address));
  if (!asset) return;
  const found = await database.mediaAsset.findUnique({ where: { hash: asset.hash } });
  const message = found
    ? 'This picture has no alt text. Describe it in Media, or mark it as decorative.'
    : 'This picture is not in the library.';
  if (!found?.decorative && !found?.alt) throw inputError([{ path: [field], message }]);
}
