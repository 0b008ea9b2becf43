import type PrismaTypes from '@agency/prisma/pothos-types';
import { getDatamodel } from '@agency/prisma/pothos-types';
import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import ValidationPlugin from '@pothos/plugin-validation';
import { limits } from '#api/contract/limits.ts';
import type { PackageType } from '#api/contract/maintenance-plans.ts';
import type { Technology } from '#api/contract/portfolio.ts';
import type { GraphQLContext } from './context.ts';
import { NotSignedInError } from './failures.ts';
import { inputError, tooExpensive } from './operation-errors.ts';
import { relayOptions } from './relay-options.ts';

/** Builds the schema. Every domain adds its types and fields to it; `schema.ts` puts them together. */
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
    authScopes: (context) => ({ public: true, admin: async () => (await context.session()) !== null }),
    // Else a stranger's subscription would be opened first and refused at its first event.
    authorizeOnSubscribe: true,
    unauthorizedError: () => new NotSignedInError(),
  },
  errors: {
    // A result is the thing itself or a failure, without a wrapper that only holds it.
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'What was asked for, or what stands in its way.',
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
