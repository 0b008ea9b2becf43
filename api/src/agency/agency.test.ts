import { expect, test } from 'vitest';
import { withSettings } from '#api/contract/agency.ts';
import { parseEnvironment } from '#api/contract/environment.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { useApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { liveAgency, withLiveAgency } from './live-agency.ts';

const { api, client } = await useApi();

test('a setting replaces a placeholder, and an environment variable overrides the setting', () => {
  const { agency } = parseEnvironment({ AGENCY_PHONE: '+1 555 0100' });
  const settings = { name: 'Studio North', phone: '+49 30 1', hours: null, x: 'https://x.example/north' };
  expect(withSettings(agency, settings, new Set(['AGENCY_PHONE']))).toEqual({
    ...agency,
    name: 'Studio North',
    social: { ...agency.social, x: 'https://x.example/north' },
  });
  expect(withSettings(agency, null, new Set())).toEqual(agency);
});

const save = async (fields: object, headers: Record<string, string>) => {
  const query = `mutation ($input: AgencySettingsInput!) { createAgencySettings(input: $input) {
    __typename ... on InvalidInput { issues { path message } } } }`;
  return (await api.graphql(query, { input: fields }, headers)).data.createAgencySettings;
};

test('the admin can create only valid settings, and only once', async () => {
  const { headers } = await signedIn(client);
  const wrong = { initials: 'ABCDE', phone: '1', timeZone: 'Berlin', x: 'javascript:alert(1)' };
  expect((await save(wrong, headers)).issues).toEqual([
    { path: 'initials', message: 'Must be at most 4 characters' },
    { path: 'phone', message: 'Must be 3 to 40 characters' },
    { path: 'timeZone', message: 'Must be a time zone such as Europe/Berlin' },
    { path: 'x', message: 'Must be an http or https URL, a path that starts with /, or #' },
  ]);
  const fields = { name: 'Studio North', timeZone: 'Europe/Berlin', phone: ' +1 (555) 013-0142' };
  expect(await save(fields, headers)).toEqual({ __typename: 'AgencySettings' });
  expect((await save({ name: 'Another' }, headers)).__typename).toBe('InvalidInput');
  // The phone number equals the default, so it was not stored.
  const { data } = await api.graphql('{ agencySettings { name phone } environmentSettings }', {}, headers);
  expect(data).toEqual({ agencySettings: { name: 'Studio North', phone: '' }, environmentSettings: [] });
});

test('changed settings are loaded before listeners are called, and a failed load keeps the previous ones', async () => {
  const environment = parseEnvironment({});
  const { logger, lines } = capturedLog();
  const announce: ((tag: 'site' | 'blog') => void)[] = [];
  const notices = {
    onContentChange: (listener: (typeof announce)[number]) => {
      announce.push(listener);
      return () => undefined;
    },
  };
  const read = liveAgency({ environment, database: client, logger });
  const heard: string[] = [];
  withLiveAgency(notices, read).onContentChange((tag) => heard.push(`${tag} ${environment.agency.name}`));
  await client.agencySettings.create({ data: { name: 'Studio North' } });
  for (const tag of ['blog', 'site'] as const) for (const tell of announce) tell(tag);
  await expect.poll(() => heard).toEqual(['blog Meridian Web', 'site Studio North']);
  expect(environment.mail.from.name).toBe('Studio North');
  await client.agencySettings.deleteMany();
  await read();
  expect(environment.agency.name).toBe('Meridian Web');
  const broken = { agencySettings: { findFirst: () => Promise.reject(new Error('away')) } } as unknown as typeof client;
  await liveAgency({ environment, database: broken, logger })();
  expect(environment.agency.name).toBe('Meridian Web');
  expect(lines).toMatchObject([{ msg: 'could not read the settings of the agency' }]);
});
