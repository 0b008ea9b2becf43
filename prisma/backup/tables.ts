import type pg from 'pg';

/** A table whose rows are backed up, and the columns to copy. */
export type Table = { name: string; columns: string[] };

/**
 * These tables are not backed up: the restore itself records migrations, changes are one server's history, and rate
 * limits expire.
 */
const skipped = ['_prisma_migrations', 'changes', 'rate_limits'];

/** Lists all tables to back up, each after the tables that it refers to. Leaves out generated columns. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { refersTo: string[] }>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       (SELECT coalesce(array_agg(DISTINCT f.confrelid::regclass::text), '{}') FROM pg_constraint f
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refersTo"
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
     ORDER BY c.relname`,
    [skipped],
  );
  const sorted: Table[] = [];
  while (sorted.length < tables.length) {
    const placed = new Set(sorted.map(({ name }) => name));
    const next = tables.find(
      ({ name, refersTo }) => !placed.has(name) && refersTo.every((other) => placed.has(other.replaceAll('"', ''))),
    );
    if (!next) throw new Error('Tables refer to each other in a circle.');
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}

/** Returns the table and its columns as quoted SQL. The names come from an archive, which may contain anything. */
export const copyTarget = ({ name, columns }: Table): string =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
