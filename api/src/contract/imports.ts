/** The path to which a signed-in admin sends an export as the body: `POST /api/admin/import?name=&site=`. */
export const importUploadPath = '/api/admin/import';

/** The maximum sizes of an export, and of the JSON of a Ghost export, in bytes. */
export const mostImportBytes = 200 * 1024 * 1024;
export const mostImportJsonBytes = 64 * 1024 * 1024;

/** The maximum number of omissions and changes that an import lists. It only counts the rest. */
export const mostLeftOut = 200;

export const importSources = ['WordPress', 'Ghost'] as const;
export type ImportSource = (typeof importSources)[number];

/** An import is `waiting` until a worker starts it, then `running`, and in the end `done` or `failed`. */
export type ImportState = 'waiting' | 'running' | 'done' | 'failed';

/**
 * Something that an import left out or changed. `what`: its title, or a description. `why`: the reason. `post`: the id
 * of the imported post, if there is one.
 */
export type LeftOut = { what: string; why: string; post?: string | null };

/**
 * Returns a path for comparison: without trailing slashes, and with escapes such as `%d0` in lowercase. WordPress
 * writes lowercase escapes, but browsers encode letters such as `м` as `%D0%BC`.
 */
export const comparablePath = (path: string): string =>
  path.replace(/(?<!\/)\/+$/, '').replaceAll(/%[\da-f]{2}/gi, (sign) => sign.toLowerCase());

/** Returns a path of the old site for redirects. Null for the root or above 500 characters. */
export function redirectPath(path: string): string | null {
  const bare = comparablePath(path);
  return bare.length > 1 && bare.length <= 500 ? bare : null;
}
