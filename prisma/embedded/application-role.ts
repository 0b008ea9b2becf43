import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The application's database, and the role that owns it. */
const name = 'agency';

/**
 * Creates the application's role and database if they are missing, and gives the role a password for this start. The role is
 * not a superuser: its connection can neither run programs nor read files.
 *
 * @param adminUrl the address of database `postgres` as the superuser.
 * @returns the addresses of the application's database: as the role, and as the superuser.
 */
export async function prepareApplicationRole(adminUrl: string): Promise<{ url: string; adminUrl: string }> {
  const password = randomBytes(24).toString('base64url');
  const [address, adminAddress] = [new URL(adminUrl), new URL(adminUrl)];
  Object.assign(address, { username: name, password, pathname: `/${name}` });
  adminAddress.pathname = `/${name}`;
  await query(adminUrl, async (admin) => {
    const { rowCount: hasRole } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    await admin.query(`${hasRole ? 'ALTER' : 'CREATE'} ROLE ${name} LOGIN NOSUPERUSER PASSWORD '${password}'`);
    const { rowCount: hasDatabase } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    await admin.query(
      hasDatabase ? `ALTER DATABASE ${name} OWNER TO ${name}` : `CREATE DATABASE ${name} OWNER ${name}`,
    );
  });
  await query(adminAddress.href, (admin) => admin.query(handOver));
  return { url: address.href, adminUrl: adminAddress.href };
}

/** What the superuser owns in a database from before the role existed. */
const handOver = `DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE %s OWNER TO ${name}', oid::regclass) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND relowner <> '${name}'::regrole
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${name}', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proowner <> '${name}'::regrole
  LOOP EXECUTE statement; END LOOP;
END $$`;

async function query(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
