import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate, visit } from 'graphql';
import { expect, test } from 'vitest';
import { changesDocument } from '#bridge/changes-document.ts';

test('the API accepts the fields of all kinds in one subscription', () => {
  const schema = buildSchema(readFileSync(new URL('../../../../api/schema.graphql', import.meta.url), 'utf8'));
  expect(validate(schema, parse(changesDocument))).toEqual([]);
});

test('the subscription selects fewer fields than the API allows in one operation', () => {
  let fields = 0;
  visit(parse(changesDocument), {
    [Kind.FIELD]() {
      fields += 1;
    },
  });
  // The API's limit of fields in one operation (`breadth` in `builder.ts`).
  expect(fields).toBeLessThan(200);
});
