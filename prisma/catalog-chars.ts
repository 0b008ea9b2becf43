import { ColumnTypeEnum, type SqlQueryable } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** Postgres' one-byte type `"char"`, in which its catalog keeps kinds and flags; the adapter refuses to read it. */
const catalogChar = 18;

/** The columns of a result that are `"char"`, by the array that holds its rows. */
const charColumns = new WeakMap<object, number[]>();

/** The pool as it is, except that results call `"char"` columns text, and are remembered for `withCatalogChars`. */
export function readableCatalog(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryConfig) => {
    const result = await pool.query(config);
    const chars = [...result.fields.keys()].filter((at) => result.fields[at]?.dataTypeID === catalogChar);
    for (const at of chars) Object.assign(result.fields[at] ?? {}, { dataTypeID: pg.types.builtins.TEXT });
    charColumns.set(result.rows, chars);
    return result;
  };
  return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}

/** `queryRaw` of an adapter over such a pool, giving the engine single characters where it expects them. */
export function withCatalogChars(queryRaw: SqlQueryable['queryRaw']): SqlQueryable['queryRaw'] {
  return async (query) => {
    const result = await queryRaw(query);
    for (const at of charColumns.get(result.rows) ?? []) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
}
