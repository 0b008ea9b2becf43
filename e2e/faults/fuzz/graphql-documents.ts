import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { anyJson, valueFor } from './values.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../api/schema.graphql'), 'utf8'));

export type GraphQLRequest = { query: string; variables: Record<string, unknown> };

/** Generates an operation on any root field. Every argument is a variable with a valid or invalid value. */
export const graphqlRequest: fc.Arbitrary<GraphQLRequest> = fc.oneof(
  ...(['query', 'mutation', 'subscription'] as const).flatMap((kind) => {
    const root = {
      query: schema.getQueryType(),
      mutation: schema.getMutationType(),
      subscription: schema.getSubscriptionType(),
    }[kind];
    return Object.values(root?.getFields() ?? {}).map((field) => operation(kind, field));
  }),
);

function operation(kind: string, field: GraphQLField<unknown, unknown>): fc.Arbitrary<GraphQLRequest> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const query = `${kind} Fuzz${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selectionOf(field.type)} }`;
  const variables = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, inputFor(name, type)])), {
    requiredKeys: field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
  });
  return variables.map((values) => ({ query, variables: values }));
}

/** Selects the fields of a type that take no arguments, three levels deep. */
function selectionOf(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const inside = isUnionType(named)
    ? named.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, depth)}`)
    : Object.values(named.getFields())
        .filter(({ args, type: inner }) => args.length === 0 && (depth > 1 || !isCompositeType(getNamedType(inner))))
        // An alias for each field, because members of a union may have fields of one name but different types.
        .map(
          ({ name, type: inner }) =>
            `${isObjectType(named) ? named.name : 'any'}_${name}: ${name} ${selectionOf(inner, depth - 1)}`,
        );
  return `{ __typename ${inside.join(' ')} }`;
}

function inputFor(name: string, type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputFor(name, type.ofType);
  if (isListType(type)) {
    const few = fc.array(inputFor(name, type.ofType), { maxLength: 5 });
    return fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: anyJson });
  }
  if (isEnumType(type)) return fc.oneof(fc.constantFrom(...type.getValues().map((value) => value.name)), anyJson);
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const whole = fc.record(Object.fromEntries(fields.map((field) => [field.name, inputFor(field.name, field.type)])), {
      requiredKeys: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name),
    });
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: anyJson });
  }
  const wrong: Record<string, fc.Arbitrary<unknown>> = {
    Int: fc.oneof(fc.integer(), fc.maxSafeInteger()),
    Float: fc.double(),
    Boolean: fc.boolean(),
    String: valueFor(''),
    ID: valueFor(''),
  };
  const scalar = wrong[type.name];
  return valueFor(
    name,
    scalar ? fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: anyJson }) : anyJson,
  );
}
