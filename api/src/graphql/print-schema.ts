import { readFile, writeFile } from 'node:fs/promises';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/**
 * Returns the contents of the files that are generated from the schema, by path: the printed schema, and the types from
 * which gql.tada infers the types of documents. The files are committed, so that the site and the console typecheck
 * without the API.
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

/** Drops the setup of a global `graphql`, which would lack this API's scalars. `typed-graphql.ts` replaces it. */
const withoutGlobalSetup = (text: string) => text.slice(0, text.indexOf('import * as gqlTada')).trimEnd().concat('\n');

/** Returns the paths of generated files that differ from the current schema. */
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
