import { type Agency, agencySettingsSchema, settingVariables } from '#api/contract/agency.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';

/** The descriptions of the settings. The output type and the input type share them. */
const descriptions = {
  name: "The agency's name.",
  initials: 'Its initials, at most 4 characters.',
  phone: 'The phone number that visitors call.',
  postalAddress: 'Where it is, in lines.',
  hours: 'When it is open, in lines.',
  timeZone: 'The time zone of its clocks, such as Europe/Berlin.',
  linkedin: 'Its page on LinkedIn.',
  facebook: 'Its page on Facebook.',
  instagram: 'Its page on Instagram.',
  x: 'Its page on X.',
  privacyUrl: 'The privacy policy.',
  termsUrl: 'The terms of service.',
  defaultAuthor: 'Who writes a new post.',
  notice: 'What clients should know now, such as holidays.',
} as const;

type SettingName = keyof typeof descriptions;

/** Builds something for each setting, such as its field. */
const everySetting = <Built>(build: (name: SettingName) => Built) =>
  Object.fromEntries((Object.keys(descriptions) as SettingName[]).map((name) => [name, build(name)])) as Record<
    SettingName,
    Built
  >;

const asIs = ' Empty = as the environment says, or the placeholder.';

const AgencySettings = builder.prismaObject('AgencySettings', {
  description: 'What the admin says of the agency.',
  interfaces: [nodeOf('AgencySettings', 'agencySettings')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Counted up at every change.' }),
    ...everySetting((name) =>
      t.string({ description: descriptions[name] + asIs, resolve: (settings) => settings[name] ?? '' }),
    ),
  }),
});

const Social = builder.objectRef<Agency['social']>('SocialLinks').implement({
  description: "The agency's pages elsewhere: an address, or `#` for none yet.",
  fields: (t) => ({
    linkedin: t.exposeString('linkedin', { description: descriptions.linkedin }),
    facebook: t.exposeString('facebook', { description: descriptions.facebook }),
    instagram: t.exposeString('instagram', { description: descriptions.instagram }),
    x: t.exposeString('x', { description: descriptions.x }),
  }),
});

const AgencyType = builder.objectRef<Agency>('Agency').implement({
  description: 'Who runs the site, as its pages say.',
  fields: (t) => ({
    name: t.exposeString('name', { description: descriptions.name }),
    initials: t.exposeString('initials', { description: descriptions.initials }),
    email: t.exposeString('email', { description: 'Where visitors write to.' }),
    phone: t.exposeString('phone', { description: descriptions.phone }),
    postalAddress: t.exposeString('postalAddress', { description: descriptions.postalAddress }),
    hours: t.exposeString('hours', { description: descriptions.hours }),
    timeZone: t.exposeString('timeZone', { description: descriptions.timeZone }),
    privacyUrl: t.exposeString('privacyUrl', { description: descriptions.privacyUrl }),
    termsUrl: t.exposeString('termsUrl', { description: descriptions.termsUrl }),
    defaultAuthor: t.exposeString('defaultAuthor', { description: descriptions.defaultAuthor }),
    notice: t.exposeString('notice', { description: descriptions.notice }),
    social: t.expose('social', { type: Social, description: 'Its pages elsewhere.' }),
  }),
});

builder.queryFields((t) => ({
  agency: t.field({
    type: AgencyType,
    description: 'Who runs the site.',
    resolve: (_root, _args, { agency }) => agency,
  }),
  agencySettings: t.prismaField({
    type: AgencySettings,
    nullable: true,
    description: 'What the admin says of the agency; null when nothing was said yet. For the admin.',
    authScopes: { admin: true },
    complexity: cost.query,
    resolve: (query, _root, _args, { database }) =>
      database.agencySettings.findFirst({ ...query, orderBy: { createdAt: 'asc' } }),
  }),
  environmentSettings: t.stringList({
    description: 'The names of the settings that the environment decides, whatever the admin says. For the admin.',
    authScopes: { admin: true },
    resolve: (_root, _args, { agencyVariables }) =>
      Object.entries(settingVariables).flatMap(([name, variable]) =>
        agencyVariables.includes(variable) ? [name] : [],
      ),
  }),
}));

addRecordMutations({
  type: 'AgencySettings',
  model: 'agencySettings',
  one: 'set of settings',
  most: 1,
  isRevised: true,
  object: AgencySettings,
  schema: agencySettingsSchema,
  input: builder.inputType('AgencySettingsInput', {
    description: 'What the admin says of the agency. What is left out is as the environment says, or the placeholder.',
    fields: (t) => everySetting((name) => t.string({ description: descriptions[name] })),
  }),
});
