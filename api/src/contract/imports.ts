/** Takes an export as its body, from a signed-in admin: `POST /api/admin/import?name=&site=`. */
export const importUploadPath = '/api/admin/import';

/** An export has at most so many bytes, and a JSON in it. */
export const mostImportBytes = 200 * 1024 * 1024;
export const mostImportJsonBytes = 64 * 1024 * 1024;

/** What was left out is listed up to this number of lines; more are counted. */
export const mostLeftOut = 200;

export const importSources = ['WordPress', 'Ghost'] as const;
export type ImportSource = (typeof importSources)[number];

/** `waiting` and `running` until a worker is through; `failed` when the file could not be read. */
export type ImportState = 'waiting' | 'running' | 'done' | 'failed';

/** Something that an import left out or changed: its title or address, and the reason. */
export type LeftOut = { what: string; why: string };

/** A path of an old site as redirects know it: without the slash at its end. Null for one that is too long, or the root. */
export function redirectPath(path: string): string | null {
  const bare = path.replace(/\/+$/, '');
  return bare.length > 1 && bare.length <= 500 ? bare : null;
}
