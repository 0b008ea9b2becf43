import { agencySettingsSchema } from '@agency/api/contract/agency';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request, workingCopyFields } from '../kind.ts';

const settingsFields = graphql(`
  fragment SettingsFields on AgencySettings @_unmask {
    __typename
    id
    version
    name
    initials
    phone
    postalAddress
    hours
    timeZone
    linkedin
    facebook
    instagram
    x
    privacyUrl
    termsUrl
    defaultAuthor
    notice
  }
`);
type Settings = ResultOf<typeof settingsFields>;

const answerFields = graphql(
  `
    fragment SettingsAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...SettingsFields
        }
      }
    }
  `,
  [failureFields, settingsFields],
);

/** The id is for the working copy. There is at most one record. */
const writingQuery = graphql(
  `
    query WrittenSettings($id: ID!) {
      record: agencySettings {
        ...SettingsFields
      }
      copy: workingCopy(id: $id) {
        ...WorkingCopyFields
      }
    }
  `,
  [settingsFields, workingCopyFields],
);

const createMutation = graphql(
  `
    mutation CreateSettings($clientId: ID, $input: AgencySettingsInput!, $copy: Int, $key: ID) {
      createAgencySettings(input: $input, clientId: $clientId, workingCopyVersion: $copy, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ...SettingsFields
      }
    }
  `,
  [failureFields, settingsFields],
);

const updateMutation = graphql(
  `
    mutation UpdateSettings($id: ID!, $input: AgencySettingsInput!, $expectedVersion: Int, $copy: Int, $key: ID) {
      updateAgencySettings(
        id: $id
        input: $input
        expectedVersion: $expectedVersion
        workingCopyVersion: $copy
        idempotencyKey: $key
      ) {
        __typename
        ...SettingsAnswer
        ...SettingsFields
      }
    }
  `,
  [answerFields, settingsFields],
);

const oneQuery = graphql(`query Settings { agencySettings { ...SettingsFields } }`, [settingsFields]);

const settingsForm = formModel(agencySettingsSchema, {
  name: 'Name',
  initials: 'Initials',
  phone: 'Phone',
  postalAddress: 'Address',
  hours: 'Business hours',
  timeZone: 'Time zone',
  notice: 'Notice for clients',
  defaultAuthor: 'Author of new posts',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  privacyUrl: 'Privacy policy',
  termsUrl: 'Terms of service',
});

/** The fixed id of the settings, so that two windows cannot create two records. */
export const settingsId = '0197a000-0000-7000-8000-5e7716500001';

export const settingsKind = defineKind({
  name: 'settings',
  type: 'AgencySettings',
  record: z.looseObject({
    __typename: z.literal('AgencySettings'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<Settings>,
  fragment: settingsFields,
  labels: {
    one: 'set of settings',
    short: 'settings',
    all: 'Settings',
    add: 'Save settings',
    unwritten: 'Defaults in use',
  },
  deletion: null,
  one: oneQuery,
  title: () => 'Settings',
  link: 'settings',
  editedAt: () => '/admin/settings',
  list: { field: 'agencySettings' },
  form: settingsForm,
  writing: { query: writingQuery, texts: [] },
  mutations: {
    save: {
      effect: 'save',
      variables: agencySettingsSchema.extend({
        workingCopyVersion: z.coerce.number().int().positive().optional().catch(undefined),
      }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(createMutation, 'AgencySettings', { clientId: id || null, input, copy, key })
          : request(updateMutation, 'AgencySettings', { id, input, expectedVersion: version, copy, key }),
      messages: () => ({ queued: 'Save the settings', ok: 'Settings saved', refused: 'Failed to save the settings.' }),
    },
  },
});
