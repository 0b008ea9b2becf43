import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlQueryable } from '@prisma/driver-adapter-utils';
import pg from 'pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Fixes three faults of Prisma's Postgres adapter, `PrismaPg`, in migrations. `PrismaPg` splits scripts at every
 * semicolon, even in a function's body. It cannot read the catalog's `"char"` columns. If it is configured by a
 * connection string, it uses the main database as the shadow database.
 */
export class WholeScriptAdapter extends PrismaPg {
  readonly #pool: pg.Pool;
  /** The failed script and Postgres' message. The engine passes on neither. */
  failure: { script: string; message: string } | undefined;

  constructor(pool: pg.Pool) {
    super(readableCatalog(pool));
    this.#pool = pool;
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    adapter.queryRaw = withCatalogChars(adapter.queryRaw.bind(adapter));
    adapter.executeScript = async (script) => {
      await this.#pool.query(script).catch((error: Error) => {
        this.failure = { script, message: error.message };
        throw error;
      });
    };
    return adapter;
  }

  /** Creates a database that is dropped when the engine has finished with it. */
  override async connectToShadowDb(): Promise<Adapter> {
    const name = `shadow_${randomUUID().replaceAll('-', '')}`;
    const address = new URL(this.#pool.options.connectionString ?? '');
    address.pathname = `/${name}`;
    await this.#pool.query(`CREATE DATABASE ${name}`);
    const shadow = new pg.Pool({ connectionString: address.href, max: 1 });
    const adapter = await new WholeScriptAdapter(shadow).connect();
    adapter.dispose = async () => {
      await shadow.end();
      await this.#pool.query(`DROP DATABASE ${name}`);
    };
    return adapter;
  }
}

/** The id of `"char"`, Postgres' one-byte type for kinds and flags in the catalog. The adapter refuses to read it. */
const catalogChar = 18;

/** The indexes of the `"char"` columns of each result. The key is the result's array of rows. */
const charColumns = new WeakMap<object, number[]>();

/** Returns a pool whose results declare `"char"` columns as text, and notes these columns for `withCatalogChars`. */
function readableCatalog(pool: pg.Pool): pg.Pool {
  const query = async (config: pg.QueryConfig) => {
    const result = await pool.query(config);
    const chars = [...result.fields.keys()].filter((at) => result.fields[at]?.dataTypeID === catalogChar);
    for (const at of chars) Object.assign(result.fields[at] ?? {}, { dataTypeID: pg.types.builtins.TEXT });
    charColumns.set(result.rows, chars);
    return result;
  };
  return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}

/**
 * Returns the adapter's `queryRaw` for a pool of `readableCatalog`, with single characters where the engine expects
 * them.
 */
function withCatalogChars(queryRaw: SqlQueryable['queryRaw']): SqlQueryable['queryRaw'] {
  return async (query) => {
    const result = await queryRaw(query);
    for (const at of charColumns.get(result.rows) ?? []) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
}
