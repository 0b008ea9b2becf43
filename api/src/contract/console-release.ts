/**
 * The version of the console that is released with this server, and the oldest version that works with this server.
 * Raise `oldest` with each breaking change of the schema.
 */
export const consoleRelease = { version: '0.1.0', oldest: '0.1.0' } as const;

export type ConsoleRelease = { version: string; oldest: string };

const numbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Whether one version (`1.10.0`) comes before another. */
export function isOlder(version: string, other: string): boolean {
  const [mine, theirs] = [numbers(version), numbers(other)];
  const at = [0, 1, 2].find((place) => mine[place] !== theirs[place]);
  return at !== undefined && (mine[at] ?? 0) < (theirs[at] ?? 0);
}

/** The notice for an admin whose console and server have different versions; null when they match. */
export function releaseNotice(
  own: string,
  { version, oldest }: ConsoleRelease,
): { text: string; urgent: boolean } | null {
  if (isOlder(own, oldest))
    return { text: `This console is too old for the server. Install version ${version}.`, urgent: true };
  if (isOlder(own, version)) return { text: `Version ${version} of the console is available`, urgent: false };
  if (isOlder(version, own)) return { text: `The server (${version}) is older than this console`, urgent: false };
  return null;
}
