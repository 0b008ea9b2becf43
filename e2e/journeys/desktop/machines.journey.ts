import { draft, isPersonal, missingPage, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

const served = Object.values(pages).filter((path) => path !== missingPage && !isPersonal(path));

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test('the sitemap lists every page and published post and no draft, and each listed address works', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await robots.text()).toContain('Disallow: /admin');

  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const found = locations(await sitemap.text());
  expect(found).toEqual(expect.arrayContaining([...served].map((path) => baseURL + path)));
  expect(found.filter((location) => location?.includes('/blog/'))).toHaveLength(11);
  expect(found.join()).not.toContain(draft.slug);
  for (const location of found) expect((await request.get(location ?? '')).status(), location).toBe(200);
});

test('a feed reader gets the eleven posts as valid XML', async ({ page, request }) => {
  await page.goto('/blog');
  const address = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  expect(address).toBe('/blog/feed.xml');
  const feed = await request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  // Parses the feed on a blank page, because the site's own pages do not let scripts parse text as markup.
  await page.goto('about:blank');
  const read = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: document.querySelector('parsererror')?.textContent ?? null,
        titles: [...document.querySelectorAll('item > title')].map((title) => title.textContent),
        links: [...document.querySelectorAll('item > link')].map((link) => link.textContent),
        guids: [...document.querySelectorAll('item > guid')].map((guid) => guid.textContent),
      };
    },
    await feed.text(),
  );
  expect(read.error).toBeNull();
  expect(read.titles).toHaveLength(11);
  expect(read.titles).toContain('Backups: the restore is the product');
  expect(read.titles).not.toContain(draft.title);
  expect(new Set(read.links).size).toBe(11);
  expect(new Set(read.guids.filter((guid) => guid.startsWith('urn:uuid:'))).size).toBe(11);
});

test('a phone that adds the site to its home screen finds its name and icons', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { name, icons } = await manifest.json();
  expect(name).toBe('Meridian Web');
  const files: [string, string][] = [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/og-image.jpg', 'image/jpeg'],
    ...icons.map(({ src, type }: { src: string; type: string }) => [src, type]),
  ];
  expect(files.length).toBeGreaterThan(5);
  for (const [path, type] of files) {
    const file = await request.get(path);
    expect(file.status(), path).toBe(200);
    expect(file.headers()['content-type'], path).toMatch(
      type === 'image/x-icon' ? /^image\/(x-icon|vnd.microsoft.icon)/ : type,
    );
    expect((await file.body()).length, path).toBeGreaterThan(100);
  }
});
