import { type PricedService, pricedServices, servicePackageSchema } from '@agency/api/contract/service-packages';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request, workingCopyFields } from '../kind.ts';

const packageFields = graphql(`
  fragment ServicePackageFields on ServicePackage @_unmask {
    __typename
    id
    version
    service
    plan
    name
    audience
    price
    isMinimum
    isMonthly
    popular
    features
  }
`);
export type ServicePackage = ResultOf<typeof packageFields>;

const answerFields = graphql(
  `
    fragment ServicePackageAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...ServicePackageFields
        }
      }
    }
  `,
  [failureFields, packageFields],
);

const listQuery = graphql(
  `
    query ServicePackages($first: Int!, $after: String) {
      servicePackages(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...ServicePackageFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [packageFields],
);

const oneQuery = graphql(`query ServicePackage($id: ID!) { servicePackage(id: $id) { ...ServicePackageFields } }`, [
  packageFields,
]);

const writingQuery = graphql(
  `
    query WrittenServicePackage($id: ID!) {
      record: servicePackage(id: $id) {
        ...ServicePackageFields
      }
      copy: workingCopy(id: $id) {
        ...WorkingCopyFields
      }
    }
  `,
  [packageFields, workingCopyFields],
);

const createMutation = graphql(
  `
    mutation CreateServicePackage($clientId: ID, $input: ServicePackageInput!, $copy: Int, $key: ID) {
      createServicePackage(input: $input, clientId: $clientId, workingCopyVersion: $copy, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ...ServicePackageFields
      }
    }
  `,
  [failureFields, packageFields],
);

const updateMutation = graphql(
  `
    mutation UpdateServicePackage($id: ID!, $input: ServicePackageInput!, $expectedVersion: Int, $copy: Int, $key: ID) {
      updateServicePackage(
        id: $id
        input: $input
        expectedVersion: $expectedVersion
        workingCopyVersion: $copy
        idempotencyKey: $key
      ) {
        __typename
        ...ServicePackageAnswer
        ...ServicePackageFields
      }
    }
  `,
  [answerFields, packageFields],
);

const deleteMutation = graphql(
  `
    mutation DeleteServicePackage($id: ID!, $expectedVersion: Int, $key: ID) {
      deleteServicePackage(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...ServicePackageAnswer
      }
    }
  `,
  [answerFields],
);

export const packageForm = formModel(servicePackageSchema, {
  service: 'Service',
  name: 'Name',
  audience: 'Who it is for',
  price: 'Price in US dollars',
  isMinimum: 'Starting price',
  isMonthly: 'Billed monthly',
  popular: 'Marked Most Popular',
  features: 'What it includes',
});

export const serviceName = (service: string) => pricedServices[service as PricedService] ?? service;

export const packageKind = defineKind({
  name: 'package',
  type: 'ServicePackage',
  record: z.looseObject({
    __typename: z.literal('ServicePackage'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<ServicePackage>,
  fragment: packageFields,
  labels: {
    one: 'package',
    short: 'package',
    all: 'Prices',
    add: 'Save package',
    none: 'No packages yet. The page of a service shows those that you add here.',
    order: 'by service and price',
  },
  deletion: {
    question: (name) => `Delete ${name}?`,
    consequence: 'The service page no longer shows it. Its history is also deleted.',
    // Orders and subscriptions refer to a plan.
    isFor: (record) => (record as ServicePackage).plan === null,
  },
  one: oneQuery,
  title: ({ name = '', service }) => (service ? `${name}, ${serviceName(service)}` : name),
  describe: ({ audience }) => audience,
  link: 'package',
  editedAt: (id) => `/admin/prices/${id ?? 'new'}`,
  list: { field: 'servicePackages', query: listQuery },
  form: packageForm,
  writing: { query: writingQuery, texts: [] },
  mutations: {
    save: {
      effect: 'save',
      variables: servicePackageSchema.extend({
        workingCopyVersion: z.coerce.number().int().positive().optional().catch(undefined),
      }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(createMutation, 'ServicePackage', { clientId: id || null, input, copy, key })
          : request(updateMutation, 'ServicePackage', { id, input, expectedVersion: version, copy, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Package saved',
        refused: 'Failed to save the package.',
      }),
    },
    delete: {
      effect: 'remove',
      variables: z.object({}),
      request: ({ id, version, key }) => request(deleteMutation, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete ${title}`,
        ok: 'Package deleted',
        refused: 'Failed to delete the package.',
      }),
    },
  },
});
