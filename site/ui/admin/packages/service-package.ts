import { type PricedService, pricedServices, servicePackageSchema } from '@agency/api/contract/service-packages';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, recordOf, request, workingCopyVersion } from '../kind.ts';
import {
  createWrittenMutation,
  deleteMutation,
  listQuery,
  recordQuery,
  updateWrittenMutation,
  writingQuery,
} from '../record-documents.ts';

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

const list = listQuery('servicePackages', packageFields);
const one = recordQuery('servicePackage', packageFields);
const writing = writingQuery('servicePackage', packageFields);
const create = createWrittenMutation(packageFields);
const update = updateWrittenMutation(packageFields);
const remove = deleteMutation(packageFields);

export const packageForm = formModel(servicePackageSchema, {
  service: 'Service',
  name: 'Name',
  audience: 'Who it is for',
  price: 'Price in US dollars',
  isMinimum: 'Starting price',
  isMonthly: 'Billed monthly',
  popular: 'Most Popular',
  features: 'What it includes',
});

export const serviceName = (service: string) => pricedServices[service as PricedService] ?? service;

export const packageKind = defineKind({
  name: 'package',
  type: 'ServicePackage',
  record: recordOf<ServicePackage>('ServicePackage', { version: z.number() }),
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
    // A plan cannot be deleted, because orders and subscriptions refer to it.
    isFor: (record) => (record as ServicePackage).plan === null,
  },
  one,
  title: ({ name = '', service }) => (service ? `${name}, ${serviceName(service)}` : name),
  describe: ({ audience }) => audience,
  link: 'package',
  editedAt: (id) => `/admin/prices/${id ?? 'new'}`,
  list: { field: 'servicePackages', query: list },
  form: packageForm,
  writing: { query: writing, texts: [] },
  mutations: {
    save: {
      effect: 'save',
      variables: servicePackageSchema.extend({ workingCopyVersion }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(create, 'ServicePackage', { clientId: id || null, input, copy, key })
          : request(update, 'ServicePackage', { id, input, expectedVersion: version, copy, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Package saved',
        refused: 'Failed to save the package.',
      }),
    },
    delete: {
      effect: 'remove',
      variables: z.object({}),
      request: ({ id, version, key }) => request(remove, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete ${title}`,
        ok: 'Package deleted',
        refused: 'Failed to delete the package.',
      }),
    },
  },
});
