import type { FastifySchema } from 'fastify';
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import { z } from 'zod';
import { refusalTexts } from '#api/contract/orders.ts';
import { isForAdmin } from '#api/graphql/builder.ts';
import { schema } from '#api/graphql/schema.ts';
import { refusal } from './answers.ts';
import { descriptionOf, pathParts } from './body-descriptions.ts';
import { type RestRow, statusOf } from './row.ts';

/**
 * Returns the OpenAPI description of a row. Lengths and enumerations come from the contract. Descriptions and failures
 * come from the GraphQL field that the row calls.
 */
export function describeRow(row: RestRow): FastifySchema {
  const { document, method, path, summary, body, answers, status } = row;
  const field = rootFieldOf(document);
  const { type, failures } = resultOf(field);
  const forAdmin = isForAdmin(field) || failures.some(({ name }) => name === 'NotSignedIn');
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    summary,
    description: field.description ?? '',
    ...(forAdmin && { security: [{ bearer: [] }, { session: [] }] }),
    ...(row.forBuyer && { security: [{ buyer: [] }] }),
    ...(parts.length > 0 && {
      params: { type: 'object', properties: Object.fromEntries(parts.map((name) => [name, pathParts[name]])) },
    }),
    ...(body && { body: describeBody(body, field) }),
    response: {
      [status ?? 200]: {
        description: type?.description ?? 'Done',
        ...withDescriptions(jsonSchema(answers, 'output'), type),
      },
      ...describeRefusals(failures, refusalSchema(row, failures), {
        forAdmin,
        method,
        hasBody: Boolean(body),
        hasParts: parts.length > 0,
      }),
    },
  };
}

function rootFieldOf({ definitions }: RestRow['document']): GraphQLField<unknown, unknown> {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [selection] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  const root = operation?.kind === Kind.OPERATION_DEFINITION && schema.getRootType(operation.operation);
  const field = root && selection?.kind === Kind.FIELD && root.getFields()[selection.name.value];
  if (!field) throw new Error('A row calls a field that the schema does not have');
  return field;
}

/** Returns the result of a field: the type of a success (of one item, for a list), and its failures. */
function resultOf(field: GraphQLField<unknown, unknown>) {
  const type = getNamedType(field.type);
  const members = isUnionType(type) ? type.getTypes() : [type];
  const failures = members.filter(({ name }) => name in statusOf);
  const success = members.find((member) => !failures.includes(member));
  return { type: nodeOf(success) ?? success, failures };
}

function nodeOf(connection: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
  const edges = isObjectType(connection) && connection.getFields().edges;
  const edge = edges ? getNamedType(edges.type) : undefined;
  const node = isObjectType(edge) ? edge.getFields().node : undefined;
  return node && getNamedType(node.type);
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a schema to JSON Schema, without preprocessing such as that of `boundedArray`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema: { _zod }, jsonSchema: written }) {
      const { def } = _zod;
      if (io === 'input' && def.type === 'pipe' && def.in._zod.def.type === 'transform')
        Object.assign(written, jsonSchema(def.out as z.ZodType, io));
    },
  });
  return json;
}

/** Adds the GraphQL type's descriptions to properties of the same names. */
function withDescriptions(json: JsonSchema, type: GraphQLNamedType | undefined): JsonSchema {
  if (json.items) return { ...json, items: withDescriptions(json.items as JsonSchema, type) };
  if (!json.properties || !(isInputObjectType(type) || isObjectType(type))) return json;
  const fields = type.getFields();
  const properties = Object.entries(json.properties as Record<string, JsonSchema>).map(([name, property]) => {
    const field = fields[name];
    const description = field?.description;
    const described = withDescriptions(property, field && getNamedType(field.type));
    return [name, { ...described, ...(description && { description }) }];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}

function describeBody(body: z.ZodType, field: GraphQLField<unknown, unknown>): JsonSchema {
  const { rules, example } = descriptionOf(body);
  const input = field.args.find(({ name }) => name === 'input');
  return { ...withDescriptions(jsonSchema(rules, 'input'), input && getNamedType(input.type)), examples: [example] };
}

type Circumstances = { forAdmin: boolean; method: string; hasBody: boolean; hasParts: boolean };

/** The refusals that any row can return. `happens` tells whether one applies to a row. */
const generalRefusals: readonly [status: number, reason: string, happens: (to: Circumstances) => boolean][] = [
  [400, 'The body is not a JSON object with these fields.', ({ hasBody }) => hasBody],
  [401, 'There is no open session.', ({ forAdmin }) => forAdmin],
  [403, 'The request came from a page of another site.', ({ method }) => method !== 'GET'],
  [404, 'There is nothing with this id, slug or address.', ({ hasParts }) => hasParts],
  [413, 'The body is longer than 100 KB.', ({ hasBody }) => hasBody],
  [415, 'The body is not application/json.', ({ hasBody }) => hasBody],
  [429, 'Too many calls came from this network.', () => true],
  [503, 'The database is unavailable or busy.', () => true],
];

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } };

/** The schema of a row's refusals: the common properties, the row's own, and the reason of a refused payment. */
function refusalSchema({ refusal: more }: RestRow, failures: readonly GraphQLNamedType[]): z.ZodType {
  const added = Object.entries(more?.('') ?? {}).map(
    ([name, value]) => [name, typeof value === 'boolean' ? z.literal(value) : z.string()] as const,
  );
  const isPayment = failures.some(({ name }) => name === 'PaymentRefused');
  const reason = z.enum(Object.keys(refusalTexts)).optional();
  return refusal.extend({ ...Object.fromEntries(added), ...(isPayment && { reason }) });
}

/** Describes the refusals by status: each failure by its name in the GraphQL schema, and the general ones. */
function describeRefusals(failures: readonly GraphQLNamedType[], refused: z.ZodType, circumstances: Circumstances) {
  const reasons: (readonly [number, string])[] = [
    ...failures.map(
      ({ name, description }) => [statusOf[name as keyof typeof statusOf], `\`${name}\`: ${description}`] as const,
    ),
    ...generalRefusals
      .filter(([, , happens]) => happens(circumstances))
      .map(([status, reason]) => [status, reason] as const),
  ];
  const json = jsonSchema(refused, 'output');
  const statuses = [...new Set(reasons.map(([status]) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const description = reasons.filter(([other]) => other === status).map(([, reason]) => reason);
      const headers = status === 429 || status === 503 ? { headers: retryAfter } : {};
      return [status, { description: description.join('\n\n'), ...headers, ...json }];
    }),
  );
}
