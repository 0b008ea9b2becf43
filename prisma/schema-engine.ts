import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { WholeScriptAdapter } from './whole-script-adapter.ts';

export type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The engine's filters: no part of the database is excluded. */
export const everything = { externalTables: [], externalEnums: [] };

/** The part of the global `WebAssembly` that is used here. TypeScript declares it only with the browser's types. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

// The engine never clears the timer for its lock, which would keep a finished process alive for ten seconds.
const timers = Object.fromEntries(
  Object.keys(engine)
    .filter((name) => name.startsWith('__wbg_setTimeout'))
    .map((name) => [name, (callback: () => void, ms: number) => setTimeout(callback, ms).unref()]),
);

let started: Promise<void> | undefined;

// Loads the engine directly, because the package's entry point makes Node print a warning.
async function start(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...engine, ...timers } });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** Opens Prisma's schema engine, which migrates `database` and compares schemas. The caller must free the engine. */
export async function openSchemaEngine(database: WholeScriptAdapter): Promise<engine.SchemaEngine> {
  started ??= start();
  await started;
  const factory = bindMigrationAwareSqlAdapterFactory(database);
  return engine.SchemaEngine.new({ datamodels: undefined }, () => undefined, factory);
}
