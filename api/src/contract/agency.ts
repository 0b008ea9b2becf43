import './zod-without-eval.ts';
import { z } from 'zod';
import { limits } from './limits.ts';
import { isAddress, optionalText } from './text.ts';

const linkMessage = { error: 'must be an http or https URL, a path that starts with /, or #' };
const isLink = (text: string) => text === '#' || isAddress(text);

/** A link that may be a placeholder: an absolute http(s) URL, a path of this site, or `#`. */
export const optionalLink = z.string().refine(isLink, linkMessage);

const socialNetworks = ['linkedin', 'facebook', 'instagram', 'x'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
const zoneMessage = { error: 'must be a time zone such as Europe/Berlin' };

/** The default opening hours. The chart on the contact page cannot draw any others. */
export const defaultHours = 'Monday to Friday\n9:00 AM to 6:00 PM\nSaturday\n10:00 AM to 4:00 PM';

/** The defaults of settings. A setting that is not listed here is empty by default. */
export const settingDefaults = {
  name: 'Meridian Web',
  initials: 'MW',
  phone: '+1 (555) 013-0142',
  hours: defaultHours,
  timeZone: 'UTC',
  privacyUrl: '/privacy',
  termsUrl: '/terms',
} as const;

export const agencySchema = z.object({
  name: z.string().min(1).max(60),
  initials: z.string().min(1).max(4),
  email: z.email({ error: 'must be an email address' }).max(limits.email.max),
  phone: z.string().min(3).max(40),
  social: z.object({ linkedin: optionalLink, facebook: optionalLink, instagram: optionalLink, x: optionalLink }),
  privacyUrl: optionalLink,
  termsUrl: optionalLink,
  timeZone: z.string().refine(isTimeZone, zoneMessage),
  /** The postal address, with line breaks; empty = not shown. */
  postalAddress: z.string().default(''),
  /** The opening hours, with line breaks. */
  hours: z.string().default(defaultHours),
  /** The default author of a new post; empty = none. */
  defaultAuthor: z.string().default(''),
  /** A current notice for visitors, such as dates of holidays; empty = none. */
  notice: z.string().default(''),
});
export type Agency = z.output<typeof agencySchema>;

const settingOf = (rule: (text: string) => boolean, { error }: { error: string }) =>
  optionalText(limits.title.max).refine((text) => text === undefined || rule(text), capitalized(error));
const capitalized = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
const linkSetting = () => settingOf(isLink, linkMessage);
/** Drops a text that equals the default, so that a later change of the default takes effect. */
const unlessDefault = (field: keyof typeof settingDefaults, rule: ReturnType<typeof optionalText>) =>
  rule.transform((text) => (text === settingDefaults[field] ? undefined : text)).optional();

/** The agency settings that the admin edits. An environment variable overrides its setting (`settingVariables`). */
export const agencySettingsSchema = z.object({
  name: unlessDefault('name', optionalText(60)),
  initials: unlessDefault('initials', optionalText(4)),
  phone: unlessDefault(
    'phone',
    settingOf((text) => text.length >= 3 && text.length <= 40, { error: 'must be 3 to 40 characters' }),
  ),
  postalAddress: optionalText(300),
  hours: unlessDefault('hours', optionalText(300)),
  timeZone: unlessDefault('timeZone', settingOf(isTimeZone, zoneMessage)),
  linkedin: linkSetting(),
  facebook: linkSetting(),
  instagram: linkSetting(),
  x: linkSetting(),
  privacyUrl: unlessDefault('privacyUrl', linkSetting()),
  termsUrl: unlessDefault('termsUrl', linkSetting()),
  defaultAuthor: optionalText(limits.name.max),
  notice: optionalText(300),
});
type Setting = keyof z.output<typeof agencySettingsSchema>;
export type AgencySettings = { readonly [Field in Setting]?: string | null };

export const settingVariables = {
  name: 'AGENCY_NAME',
  initials: 'AGENCY_INITIALS',
  phone: 'AGENCY_PHONE',
  timeZone: 'AGENCY_TIME_ZONE',
  linkedin: 'AGENCY_SOCIAL_LINKEDIN',
  facebook: 'AGENCY_SOCIAL_FACEBOOK',
  instagram: 'AGENCY_SOCIAL_INSTAGRAM',
  x: 'AGENCY_SOCIAL_X',
  privacyUrl: 'AGENCY_PRIVACY_URL',
  termsUrl: 'AGENCY_TERMS_URL',
} as const satisfies { [Field in Setting]?: string };

/**
 * Returns the configured agency, with the admin's settings wherever no environment variable is set.
 *
 * @param given the names of the variables that are set in the environment.
 */
export function withSettings(configured: Agency, settings: AgencySettings | null, given: ReadonlySet<string>): Agency {
  const variables: Partial<Record<string, string>> = settingVariables;
  const said = (field: Setting): string | undefined =>
    given.has(variables[field] ?? '') ? undefined : (settings?.[field] ?? undefined);
  const pick = <Field extends Setting & keyof Agency>(field: Field) => said(field) ?? configured[field];
  const { social } = configured;
  return {
    ...configured,
    name: pick('name'),
    initials: pick('initials'),
    phone: pick('phone'),
    postalAddress: pick('postalAddress'),
    hours: pick('hours'),
    timeZone: pick('timeZone'),
    privacyUrl: pick('privacyUrl'),
    termsUrl: pick('termsUrl'),
    defaultAuthor: pick('defaultAuthor'),
    notice: pick('notice'),
    social: {
      linkedin: said('linkedin') ?? social.linkedin,
      facebook: said('facebook') ?? social.facebook,
      instagram: said('instagram') ?? social.instagram,
      x: said('x') ?? social.x,
    },
  };
}
