import { agencySettingsSchema, settingDefaults } from '@agency/api/contract/agency';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, recordOf, request, workingCopyFields, workingCopyVersion } from '../kind.ts';
import { createWrittenMutation, updateWrittenMutation } from '../record-documents.ts';

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

/** Only the working copy needs the id, because there is at most one record. */
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

const oneQuery = graphql(`query Settings { agencySettings { ...SettingsFields } }`, [settingsFields]);

const create = createWrittenMutation(settingsFields);
const update = updateWrittenMutation(settingsFields);

const labels = {
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
};
export const settingsForm = formModel(agencySettingsSchema, labels, undefined, settingDefaults);

/** The fixed id of the settings, so that two windows cannot create two records. */
export const settingsId = '0197a000-0000-7000-8000-5e7716500001';

export const settingsKind = defineKind({
  name: 'settings',
  type: 'AgencySettings',
  record: recordOf<Settings>('AgencySettings', { version: z.number() }),
  fragment: settingsFields,
  labels: {
    one: 'set of settings',
    short: 'settings',
    all: 'Settings',
    add: 'Save changes',
  },
  deletion: null,
  one: oneQuery,
  title: () => 'Settings',
  link: 'settings',
  editedAt: () => '/admin/settings',
  list: { field: 'agencySettings' },
  form: settingsForm,
  writing: { query: writingQuery, texts: [], startsFilled: true },
  mutations: {
    save: {
      effect: 'save',
      variables: agencySettingsSchema.extend({ workingCopyVersion }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(create, 'AgencySettings', { clientId: id || null, input, copy, key })
          : request(update, 'AgencySettings', { id, input, expectedVersion: version, copy, key }),
      messages: () => ({ queued: 'Save the settings', ok: 'Settings saved', refused: 'Failed to save the settings.' }),
    },
  },
});
