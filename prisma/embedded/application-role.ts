import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The name of the application's database, and of the role that owns it. */
export const applicationName = 'agency';

/**
 * Creates the application's role and database if they are missing. Sets a new password for the role at each start. The
 * role is not a superuser: its connection can neither run programs nor read files.
 *
 * @param adminUrl the address of the database `postgres` as the superuser.
 * @returns the addresses of the application's database: as the role, and as the superuser.
 */
export async function prepareApplicationRole(adminUrl: string): Promise<{ url: string; adminUrl: string }> {
  const password = randomBytes(24).toString('base64url');
  const [address, adminAddress] = [new URL(adminUrl), new URL(adminUrl)];
  Object.assign(address, { username: applicationName, password, pathname: `/${applicationName}` });
  adminAddress.pathname = `/${applicationName}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount: hasRole } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationName]);
    await admin.query(
      `${hasRole ? 'ALTER' : 'CREATE'} ROLE ${applicationName} LOGIN NOSUPERUSER PASSWORD '${password}'`,
    );
    const { rowCount: hasDatabase } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      applicationName,
    ]);
    if (!hasDatabase) await admin.query(`CREATE DATABASE ${applicationName} OWNER ${applicationName}`);
  } finally {
    await admin.end();
  }
  return { url: address.href, adminUrl: adminAddress.href };
}
