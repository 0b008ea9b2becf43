import {
  assertScalarType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { expect, test } from 'vitest';
import { driftedFiles } from './print-schema.ts';
import { schema } from './schema.ts';

type Described = { description?: string | null };

/** Returns what needs a description in a type, by coordinates such as `Query.agency`. */
function parts(type: GraphQLNamedType): [string, Described][] {
  const found: [string, Described][] = [[type.name, type]];
  if (isEnumType(type)) {
    for (const value of type.getValues()) found.push([`${type.name}.${value.name}`, value]);
  }
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) found.push([`${type.name}.${field.name}`, field]);
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      found.push([`${type.name}.${field.name}`, field]);
      for (const arg of field.args) found.push([`${type.name}.${field.name}(${arg.name}:)`, arg]);
    }
  }
  return found;
}

test('every type, field, argument and value has a description', () => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const all = types.flatMap(parts);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([, { description }]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});

test('a moment can have any UTC offset, because clients in other languages may send one', () => {
  const parse = (text: string) => assertScalarType(schema.getType('DateTime')).parseValue(text);
  expect(parse('2026-03-01T10:30:00.5+01:00')).toEqual(new Date('2026-03-01T09:30:00.500Z'));
  expect(() => parse('2026-03-01T10:30:00')).toThrow(/^must be a moment such as /);
});

test('every mutation with an idempotency key returns InvalidInput if the key is refused', () => {
  const keyed = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name }) => name === 'idempotencyKey'),
  );
  const refuses = (type: GraphQLNamedType) =>
    isUnionType(type) && type.getTypes().some(({ name }) => name === 'InvalidInput');
  expect(keyed.length).toBeGreaterThan(20);
  expect(keyed.filter(({ type }) => !refuses(getNamedType(type))).map(({ name }) => name)).toEqual([]);
});

test('schema.graphql and the introspection match the schema (if not: pnpm --filter @agency/api schema)', async () => {
  expect(await driftedFiles()).toEqual([]);
});
