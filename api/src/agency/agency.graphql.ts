import { type Agency, agencySettingsSchema, settingVariables } from '#api/contract/agency.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';

const descriptions = {
  name: "The agency's name.",
  initials: "The agency's initials, at most 4 characters.",
  phone: 'The phone number that visitors call.',
  postalAddress: 'The postal address, with line breaks.',
  hours: 'The opening hours, with line breaks.',
  timeZone: "The agency's time zone, such as Europe/Berlin.",
  linkedin: "The agency's page on LinkedIn.",
  facebook: "The agency's page on Facebook.",
  instagram: "The agency's page on Instagram.",
  x: "The agency's page on X.",
  privacyUrl: 'The privacy policy.',
  termsUrl: 'The terms of service.',
  defaultAuthor: 'The default author of a new post.',
  notice: 'A current notice for visitors, such as dates of holidays.',
} as const;

type SettingName = keyof typeof descriptions;

const everySetting = <Built>(build: (name: SettingName) => Built) =>
  Object.fromEntries((Object.keys(descriptions) as SettingName[]).map((name) => [name, build(name)])) as Record<
    SettingName,
    Built
  >;

const otherwise = (name: SettingName) =>
  name in settingVariables
    ? ' An environment variable overrides it. If neither is set, the default applies.'
    : ' If empty, the default applies.';

const AgencySettings = builder.prismaObject('AgencySettings', {
  description: 'The agency settings that the admin edits.',
  interfaces: [nodeOf('AgencySettings', 'agencySettings')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    ...everySetting((name) =>
      t.string({ description: descriptions[name] + otherwise(name), resolve: (settings) => settings[name] ?? '' }),
    ),
  }),
});

const Social = builder.objectRef<Agency['social']>('SocialLinks').implement({
  description: "The agency's social media pages: each a URL or a path, or `#` if there is none yet.",
  fields: (t) => ({
    linkedin: t.exposeString('linkedin', { description: descriptions.linkedin }),
    facebook: t.exposeString('facebook', { description: descriptions.facebook }),
    instagram: t.exposeString('instagram', { description: descriptions.instagram }),
    x: t.exposeString('x', { description: descriptions.x }),
  }),
});

const AgencyType = builder.objectRef<Agency>('Agency').implement({
  description: 'The agency that runs the site, as its pages show it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: descriptions.name }),
    initials: t.exposeString('initials', { description: descriptions.initials }),
    email: t.exposeString('email', { description: 'The email address that visitors write to.' }),
    phone: t.exposeString('phone', { description: descriptions.phone }),
    postalAddress: t.exposeString('postalAddress', { description: descriptions.postalAddress }),
    hours: t.exposeString('hours', { description: descriptions.hours }),
    timeZone: t.exposeString('timeZone', { description: descriptions.timeZone }),
    privacyUrl: t.exposeString('privacyUrl', { description: descriptions.privacyUrl }),
    termsUrl: t.exposeString('termsUrl', { description: descriptions.termsUrl }),
    defaultAuthor: t.exposeString('defaultAuthor', { description: descriptions.defaultAuthor }),
    notice: t.exposeString('notice', { description: descriptions.notice }),
    social: t.expose('social', { type: Social, description: "The agency's social media pages." }),
  }),
});

builder.queryFields((t) => ({
  agency: t.field({
    type: AgencyType,
    description: 'The agency that runs the site.',
    resolve: (_root, _args, { agency }) => agency,
  }),
  agencySettings: t.prismaField({
    type: AgencySettings,
    nullable: true,
    description: 'The agency settings that the admin edits. Null if none were saved yet. For the admin.',
    authScopes: { admin: true },
    complexity: cost.query,
    resolve: (query, _root, _args, { database }) =>
      database.agencySettings.findFirst({ ...query, orderBy: { createdAt: 'asc' } }),
  }),
  environmentSettings: t.stringList({
    description: 'The names of the settings that environment variables override. For the admin.',
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
    description:
      'The agency settings that the admin edits. An environment variable overrides its field. If neither is set, the default applies. A text that equals the default is not stored.',
    fields: (t) => everySetting((name) => t.string({ description: descriptions[name] })),
  }),
});
