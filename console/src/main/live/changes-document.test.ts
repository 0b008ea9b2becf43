import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { changesDocument } from '#bridge/changes-document.ts';

test('the fields of all kinds can be asked for together', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../api/schema.graphql', import.meta.url), 'utf8'));
  expect(validate(schema, parse(changesDocument))).toEqual([]);
});
