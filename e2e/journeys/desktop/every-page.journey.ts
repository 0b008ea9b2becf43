import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { htmlRules, lackingIn } from '../../../api/src/page-checks/html-rules.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { crossedLabels } from '../../fixtures/diagrams.ts';
import { isPersonal, missingPage, missingPageFaults, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const validator = new HtmlValidate(htmlRules);

type Thing = { '@type': string; [property: string]: unknown };

/** One page per kind of layout. These pages are also checked on a phone. */
const layouts: readonly string[] = [
  pages.home,
  pages.post,
  pages['maintenance page'],
  pages['sample report'],
  pages.contact,
];
const withPictures: readonly string[] = [pages.home, pages.portfolio, pages.blog, pages.post];
const widths = [320, 390, 768, 1024, 1440, 1920];

const structuredData = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json));

async function expectValid(html: string) {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual([]);
}

function expectStructuredData(path: string, html: string) {
  const things = structuredData(html);
  for (const thing of things) {
    expect(thing).toMatchObject({ '@context': 'https://schema.org' });
    expect(lackingIn(thing), thing['@type']).toEqual([]);
  }
  const types = things.map((thing) => thing['@type']);
  if (path === '/') expect(types).toContain('Organization');
  if (path !== missingPage && !isPersonal(path)) expect(types).toContain('BreadcrumbList');
}

/** Expects the HTML to contain the whole page, because a visitor must not need a script to read it. */
function expectComplete(path: string, html: string) {
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  expect(main.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toMatch(/data-skeleton|<template id="B:/);
  const words = main.replaceAll(/<(script|style).*?<\/\1>|<[^>]+>/gs, ' ').match(/\S+/g) ?? [];
  expect(words.length).toBeGreaterThan(path === missingPage ? 10 : isPersonal(path) ? 3 : 80);
}

/** The status of each address. An address is requested once per worker, however many pages link to it. */
const statuses = new Map<string, Promise<number>>();
function statusOf(request: APIRequestContext, method: 'get' | 'head', address: string): Promise<number> {
  const asked =
    statuses.get(address) ??
    request[method](address, { headers: { Accept: 'text/html' } }).then((answer) => answer.status());
  statuses.set(address, asked);
  return asked;
}

async function expectPictures(page: Page, request: APIRequestContext, path: string) {
  const pictures = await page.locator('main img').evaluateAll((images) =>
    images.map((image) => ({
      sized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
      described: image.hasAttribute('alt'),
      choices: [...(image.parentElement?.querySelectorAll('source') ?? []), image]
        .map((source) => source.getAttribute('srcset') ?? '')
        .join(),
    })),
  );
  if (withPictures.includes(path)) expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture).toMatchObject({ sized: true, described: true, choices: expect.stringMatching(/\.avif \d+w/) });
    for (const [file] of picture.choices.matchAll(/\/images\/\S+/g))
      expect(await statusOf(request, 'head', file), file).toBe(200);
  }
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const shared = await request.head(new URL(card ?? '').pathname);
  expect([shared.status(), shared.headers()['content-type']], `${card}`).toEqual([200, 'image/jpeg']);
}

async function expectLinks(page: Page, request: APIRequestContext, path: string) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href') ?? ''))]);
  const own = links.filter((link) => link.startsWith('/'));
  expect(own.length).toBeGreaterThan(2);
  for (const link of own) expect(await statusOf(request, 'get', link), link).toBe(200);
  // A link to an element of the same page may contain the page's path, because the router adds the path.
  for (const link of links) {
    const [target, id] = link.split('#');
    if (id && (target === '' || target === path))
      await expect(page.locator(`#${id}`), `the target of ${link}`).toHaveCount(1);
  }
}

async function expectFits(page: Page) {
  // Reduces motion, so that drawings are complete at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return scrollWidth - document.documentElement.getBoundingClientRect().width;
    });
    expect.soft(beyond, `the page fits a width of ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await crossedLabels(page), `nothing crosses a label at a width of ${width} px`).toEqual([]);
  }
}

for (const [name, path] of Object.entries(pages)) {
  test(`the ${name} is valid and complete HTML, fits every screen, has working links and is accessible`, async ({
    page,
    request,
    faults,
  }) => {
    if (path === missingPage) faults.allow(...missingPageFaults);
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    await test.step('is valid HTML', () => expectValid(html));
    await test.step('has complete structured data', () => expectStructuredData(path, html));
    await test.step('is complete without scripts', () => expectComplete(path, html));
    await test.step('has pictures with sizes and descriptions', () => expectPictures(page, request, path));
    await test.step('has working links', () => expectLinks(page, request, path));
    await test.step('is no wider than the screen, and its diagrams are legible', () => expectFits(page));
    await test.step('is accessible in both themes', () => expectAccessible(page));
    if (!layouts.includes(path)) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await test.step('is accessible on a phone', () => expectAccessible(page));
  });
}

test('the structured data has the prices of the packages', async ({ request }) => {
  type Offer = { name: string; priceSpecification: Record<string, unknown> };
  const html = await (await request.get('/services/wordpress')).text();
  const offered = structuredData(html).flatMap((thing) =>
    thing['@type'] === 'Service' ? (thing.offers as Offer[]) : [],
  );
  expect(
    offered.map(({ name, priceSpecification: { price, minPrice } }) => [name, price ?? `from ${minPrice}`]),
  ).toEqual([
    ['Starter', 2500],
    ['Professional', 5000],
    ['Enterprise', 'from 10000'],
  ]);
});
