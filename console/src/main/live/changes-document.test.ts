import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate, visit } from 'graphql';
import { expect, test } from 'vitest';
import { changesDocument } from '#bridge/changes-document.ts';

test('the fields of all kinds can be asked for together', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../api/schema.graphql', import.meta.url), 'utf8'));
  expect(validate(schema, parse(changesDocument))).toEqual([]);
});

test('they are no more fields than one operation may ask for', () => {
  let fields = 0;
  visit(parse(changesDocument), {
    [Kind.FIELD]() {
      fields += 1;
    },
  });
  // The API's limit is 200 (`breadth` in `builder.ts`).
  expect(fields).toBeLessThan(200);
});
