import type PrismaTypes from '@agency/prisma/pothos-types';
import { getDatamodel } from '@agency/prisma/pothos-types';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { GraphQLError, type GraphQLField } from 'graphql';
import { z } from 'zod';
import { errorCodes } from '#api/contract/errors.ts';
import { limits } from '#api/contract/limits.ts';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import { type Technology, technologies, technologySchema } from '#api/contract/portfolio.ts';
import { requirePageOwner } from '#api/session/session.ts';
import type { GraphQLContext } from './context.ts';
import { inputError, NotSignedInError, tooExpensive } from './failures.ts';

const { default: usual, max } = limits.page;

/**
 * Describes the fields that the Relay plugin adds to connections. Makes the fields that are never null non-nullable.
 */
const relayOptions = {
  // Ids are the database's uuids, the same in GraphQL and REST, so there are no global ids.
  nodeQueryOptions: false,
  nodesQueryOptions: false,
  firstArgOptions: {
    description: `How many to return from the start, 1 to ${max}. Defaults to ${usual} if neither first nor last is set.`,
  },
  afterArgOptions: { description: 'Return the items after this cursor. Use it with first.' },
  lastArgOptions: { description: `How many to return from the end, 1 to ${max}. Use it with before.` },
  beforeArgOptions: { description: 'Return the items before this cursor. Use it with last.' },
  edgesFieldOptions: {
    description: 'The items of this page, in order.',
    nullable: { list: false, items: false },
    // The connection's own complexity already counts the items.
    complexity: { field: 1, multiplier: 1 },
  },
  pageInfoFieldOptions: { description: 'The position of this page, and the cursors to continue from.' },
  cursorFieldOptions: { description: 'The cursor of this item, to continue from.' },
  nodeFieldOptions: { description: 'The item itself.', nullable: false },
  pageInfoTypeOptions: { description: 'The position of a page in its connection.' },
  hasNextPageFieldOptions: { description: 'Whether items follow this page. Reliable only when paging forward.' },
  hasPreviousPageFieldOptions: {
    description: 'Whether items come before this page. Reliable only when paging backward.',
  },
  startCursorFieldOptions: { description: "The first item's cursor; null on an empty page." },
  endCursorFieldOptions: { description: "The last item's cursor; null on an empty page." },
} as const;

/** @throws OtherAdminError if a different admin is signed in now than when the page was loaded. */
async function isAdmin({ session, pageOwner }: GraphQLContext): Promise<boolean> {
  const open = await session();
  if (open) requirePageOwner(open, pageOwner);
  return open !== null;
}

/** Builds the schema. Every domain adds its types and fields to this builder, and `schema.ts` imports all domains. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  AuthScopes: { public: boolean; admin: boolean };
  Connection: { count?: (atMost?: number | null) => Promise<number> };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Decimal: { Input: string; Output: string };
    JSON: { Input: unknown; Output: unknown };
    Technology: { Input: Technology; Output: Technology };
  };
  Objects: Record<never, never>;
  Enums: { PackageType: PackageType };
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ValidationPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: ({ database }) => database,
    dmmf: getDatamodel(),
    defaultConnectionSize: limits.page.default,
    maxConnectionSize: limits.page.max,
    onUnusedQuery: 'error',
  },
  relay: relayOptions,
  scopeAuth: {
    authScopes: (context) => ({ public: true, admin: () => isAdmin(context) }),
    // Refuses a stranger's subscription before it is opened, and not only at its first event.
    authorizeOnSubscribe: true,
    unauthorizedError: () => new NotSignedInError(),
  },
  errors: {
    // A result is the object itself or a failure, without a wrapper.
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'The requested record, or the failure.',
    },
  },
  validation: { validationError: ({ issues }) => inputError(issues) },
  complexity: {
    defaultComplexity: 1,
    defaultListMultiplier: 10,
    limit: { complexity: 2_000, depth: 10, breadth: 200 },
    complexityError: (kind) => tooExpensive(`${kind} of the operation is above its limit. Ask for less at once.`),
  },
});

/** Returns a parser for a scalar. The parser throws a GraphQLError if the input breaks the contract's rule. */
function readBy<Output>(schema: z.ZodType<Output>) {
  return (value: unknown): Output => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    const message = read.error.issues.map((issue) => issue.message).join('; ');
    throw new GraphQLError(message, { extensions: { code: errorCodes.badInput } });
  };
}

builder.scalarType('DateTime', {
  description:
    'A moment in UTC, to the millisecond, as ISO 8601 text: `2026-03-01T09:30:00.000Z`. An input may have another offset.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (date) => date.toISOString(),
  parseValue: readBy(
    z.iso
      .datetime({ offset: true, error: 'must be a moment such as 2026-03-01T09:30:00.000Z' })
      .transform((text) => new Date(text)),
  ),
});

builder.scalarType('Decimal', {
  description: 'An exact amount as text with two decimals: `149.00`. Never a float, which cannot hold a cent exactly.',
  serialize: (amount) => amount,
  parseValue: readBy(z.string().regex(/^\d{1,8}\.\d{2}$/, 'must be digits, a dot and two decimals')),
});

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
});

builder.scalarType('Technology', {
  description: `What a project was built with, as people write it. One of: ${technologies.join(', ')}.`,
  serialize: (technology) => technology,
  parseValue: readBy(technologySchema),
});

/** Whether a field needs a session. */
export const isForAdmin = ({ extensions }: GraphQLField<unknown, unknown>) =>
  (extensions.pothosOptions as { authScopes?: { admin?: boolean } }).authScopes?.admin === true;
