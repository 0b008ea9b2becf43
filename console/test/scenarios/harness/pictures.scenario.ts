import dns from 'node:dns';
import type { Page } from '@playwright/test';
import { newProject } from '../../../../e2e/fixtures/content.factory.ts';
import { test } from '../../fixtures/harness-test.ts';
import { signInByBridge } from '../../fixtures/signed-in.ts';
import { expect } from '../../fixtures/test.ts';

type Found = (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void;
const realLookup = dns.lookup;
let lookedUp: string[] = [];

test.beforeEach(() => {
  lookedUp = [];
  const lookup = (name: string, options: dns.LookupAllOptions, callback: Found) => {
    lookedUp.push(name);
    // As a name server answers that wants to have a look inside.
    if (name.endsWith('.example')) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else realLookup(name, options, callback);
  };
  Object.assign(dns, { lookup });
});
test.afterEach(() => {
  Object.assign(dns, { lookup: realLookup });
});

const show = (page: Page, src: string) =>
  page.evaluate((path) => fetch(`/picture?src=${encodeURIComponent(path)}`).then(({ status }) => status), src);
const examples = () => lookedUp.filter((name) => name.endsWith('.example'));

test('only hosts of the server’s items are asked, whatever the page says; and never inside', async ({
  api,
  launchOnHarness,
  stranger,
}) => {
  const { port } = new URL(stranger.url);
  const known = `http://pictures.example:${port}/a.png`;
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newProject({ title: 'A shop', imageUrl: known }) });
  const { page } = await launchOnHarness();
  await signInByBridge(page, api);
  expect(await show(page, 'https://exfiltration.example/?inbox=all-of-it')).toBe(403);
  expect(await show(page, `${known}?inbox=all-of-it`)).toBe(403);
  expect(examples()).toEqual([]);
  expect(await show(page, known)).toBe(504);
  expect(examples()).toEqual(['pictures.example']);
  expect(stranger.seen).toEqual([]);

  // Saved meanwhile.
  await api.database.portfolioItem.create({
    data: newProject({ title: 'Later', imageUrl: 'https://later.example/a.png' }),
  });
  expect(await show(page, 'https://later.example/a.png')).toBe(504);
  expect(examples()).toContain('later.example');
});

test('an address that is typed into the form is tried, and few hosts a minute', async ({ api, launchOnHarness }) => {
  await api.database.portfolioItem.deleteMany();
  const { page } = await launchOnHarness();
  await signInByBridge(page, api);
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await page.getByLabel('Image URL').fill('https://typed.example/a.png');
  await expect(page.getByText('This picture cannot be shown.')).toBeVisible();
  expect(examples()).toEqual(['typed.example']);
  const hosts = Array.from({ length: 10 }, (_, index) => `https://host-${index}.example/`);
  const tried = await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => window.agency.picture.preview(address))),
    hosts,
  );
  expect(tried.filter(Boolean)).toHaveLength(4);

  const typed = 'https://typed.example/a.png';
  expect(await show(page, typed)).toBe(504);
  await page.evaluate(() => window.agency.session.signOut());
  await signInByBridge(page, api);
  expect(await show(page, typed), 'of somebody who is gone').toBe(403);
});
