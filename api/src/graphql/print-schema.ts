import { readFile, writeFile } from 'node:fs/promises';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/**
 * Generates the files that depend on the schema, by path: the schema for people and tools, and the types from which gql.tada
 * infers documents. They are committed, so that the site and the console typecheck without the API and without a generator.
 */
export async function printedSchema(): Promise<Map<string, string>> {
  const sorted = lexicographicSortSchema(schema);
  const introspection = minifyIntrospection(introspectionFromSchema(sorted));
  return new Map([
    ['schema.graphql', `${printSchema(sorted)}\n`],
    [
      'schema.introspection.d.ts',
      withoutGlobalSetup(await outputIntrospectionFile(introspection, { fileType: '.d.ts' })),
    ],
  ]);
}

/** Drops the part that would set up a global `graphql` without this API's scalars; use `typed-graphql.ts`. */
const withoutGlobalSetup = (text: string) => text.slice(0, text.indexOf('import * as gqlTada')).trimEnd().concat('\n');

/** Returns the paths of committed files that differ from the current schema. */
export async function driftedFiles(): Promise<string[]> {
  const drifted = [];
  for (const [path, text] of await printedSchema()) {
    const committed = await readFile(fileOf(path), 'utf8').catch(() => '');
    if (committed !== text) drifted.push(path);
  }
  return drifted;
}

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url);

if (import.meta.main) {
  for (const [path, text] of await printedSchema()) await writeFile(fileOf(path), text);
}
