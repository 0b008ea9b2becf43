import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { postPage } from '#api/blog/written-post.ts';
import { openJobs } from '#api/jobs/open-jobs.ts';
import { hashOfPage } from '#api/writing/written-page.ts';
import { capturedLog } from '../../test/captured-log.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { checkPage } from './check-page.ts';
import { beginCheck, findingsOf } from './page-checks.ts';
import { checkWritten, hasMissedNight, requestCheck, watchPages } from './work-page-checks.ts';

const { client: database, url: databaseUrl } = await useTestDatabase();

const description = 'What visitors find here, in a sentence that is long enough to say something.';
const page = (
  main: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of ours | Agency</title>
  <meta name="description" content="${description}"></head><body><main><h1>A page</h1>${main}</main></body></html>`;

/** The pages of the test's site, by path. */
const pages = new Map<string, string>();
const asked: string[] = [];
let beforeAnswer: (path: string) => Promise<unknown> = async () => undefined;
const site = createServer(async ({ url = '' }, response) => {
  const path = url.split('?')[0] ?? '';
  await beforeAnswer(path);
  asked.push(path);
  const body = pages.get(path);
  if (path === '/busy' && asked.filter((each) => each === path).length === 1)
    return response.writeHead(429, { 'Retry-After': '0' }).end();
  if (path === '/broken') return response.write('<p>', () => response.destroy());
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(body);
});
await once(site.listen(0, '127.0.0.1'), 'listening');
afterAll(() => site.close());
const publicUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const parts = { database, publicUrl, logger: capturedLog().logger };
const found = async () => {
  const checks = await database.pageCheck.findMany({ orderBy: { page: 'asc' } });
  return checks.map(({ page, isPublic, findings }) => [
    page,
    isPublic,
    (findings as { rule: string }[]).map(({ rule }) => rule),
  ]);
};

test('every public page is checked, the check of a post is stored under the post’s id, and checks of pages that are no longer public are deleted', async () => {
  const post = await database.blogPost.create({ data: blogPost({ slug: 'costs' }) });
  const list = (...paths: string[]) =>
    `<urlset>${paths.map((path) => `<url><loc>https://elsewhere.example${path}</loc></url>`).join('')}</urlset>`;
  pages.set('/sitemap.xml', list('/', '/blog/costs'));
  pages.set('/', page('<p><a href="/gone">Our prices</a></p>'));
  pages.set('/blog/costs', page('<p>Words.</p>'));
  await beginCheck(database, '/before', true);
  await watchPages(parts, null);
  expect(await found()).toEqual([
    ['/', true, ['broken-link']],
    [post.id, true, []],
  ]);
  expect(await database.pageCheck.findFirst({ where: { page: post.id } })).toMatchObject({
    contentHash: hashOfPage(postPage, post),
  });
  pages.set('/gone', page(''));
  pages.delete('/blog/costs');
  await watchPages(parts, null);
  expect(await found()).toEqual([
    ['/', true, []],
    [post.id, true, ['unchecked']],
  ]);
});

test.each([
  ['the server was off for some minutes in the night', '24T03:31:20', '25T03:35:00', true],
  ['the night was not missed', '25T03:31:20', '25T09:00:00', false],
  ['the night is still to come', '24T03:31:20', '25T03:30:00', false],
])('a start checks the public pages if a night was missed: %s', async (_what, checked, now, missed) => {
  const at = (time: string) => new Date(`2026-11-${time}Z`);
  const saved = { page: crypto.randomUUID(), isPublic: true, requestedAt: at(now) };
  await database.pageCheck.create({ data: saved });
  expect(await hasMissedNight(database, at(now))).toBe(false);
  await database.pageCheck.create({ data: { page: '/', isPublic: true, requestedAt: at(checked) } });
  expect(await hasMissedNight(database, at(now))).toBe(missed);
});

test('the nightly check reads a page again if the site’s rate limit refuses it', async () => {
  pages.set('/sitemap.xml', '<urlset><url><loc>https://elsewhere.example/busy</loc></url></urlset>');
  pages.set('/busy', page('<p>Words.</p>'));
  await watchPages(parts, null);
  expect(await found()).toEqual([['/busy', true, []]]);
});

test.each([
  ['/broken', 'The site is not responding.'],
  ['/long', 'It is too long.'],
])('the only finding of %s is that it could not be read: %s', async (path, why) => {
  pages.set('/long', page('x'.repeat(5_000_000)));
  const { findings } = await checkPage(publicUrl + path, { publicUrl, browser: null });
  expect(findings.map(({ message }) => message)).toEqual([`The page could not be read. ${why}`]);
});

test('a post that changes during its check is checked again with the changes', async () => {
  const { id } = await database.blogPost.create({ data: blogPost({ published: false }) });
  const values = (title: string) => ({
    values: { title },
    base: {},
    version: 1,
    writtenBy: 'admin',
    writtenAt: new Date(),
  });
  await database.workingCopy.create({ data: { id, type: 'BlogPost', baseVersion: 1, ...values('One') } });
  pages.set('/preview/blog', page('<h3>Too deep</h3>'));
  beforeAnswer = async () => {
    beforeAnswer = async () => undefined;
    await database.workingCopy.update({ where: { id }, data: values('Two') });
  };
  await beginCheck(database, id, false);
  asked.length = 0;
  await checkWritten(parts, id, null);
  expect(asked.filter((path) => path === '/preview/blog')).toHaveLength(2);
  const check = await database.pageCheck.findFirstOrThrow({ where: { page: id } });
  const { title, ...post } = await database.blogPost.findUniqueOrThrow({ where: { id } });
  expect(check).toMatchObject({ contentHash: hashOfPage(postPage, { ...post, title: 'Two' }), hasBrowser: false });
  expect(check.checkedAt).not.toBeNull();
  await database.blogPost.delete({ where: { id } });
  expect(await database.pageCheck.count({ where: { page: id } })).toBe(0);
});

test('a saved portfolio item is checked, and checked again if it is saved meanwhile; each finding names its field', async () => {
  const { id } = await database.portfolioItem.create({ data: portfolioItem() });
  const [title, begin] = ['data-field="title"', 'A title that is longer than what a search engine shows'];
  const html = page(`<p data-field="description">TODO: write.</p><a data-field="caseStudyUrl" href="/no">Case</a>`);
  pages.set(
    '/preview/portfolio',
    html.replace('<h1>', `<h1 ${title}>`).replace('A page of ours', begin.padEnd(80, '.')),
  );
  await beginCheck(database, id, true);
  await checkWritten(parts, id, null);
  const check = await database.pageCheck.findFirstOrThrow({ where: { page: id } });
  expect(check.isPublic).toBe(true);
  expect((check.findings as { rule: string; field: string }[]).map(({ rule, field }) => [rule, field])).toEqual([
    ['title-length', 'title'],
    ['left-over', 'description'],
    ['broken-link', 'caseStudyUrl'],
  ]);
  beforeAnswer = async (path) => {
    if (path !== '/preview/portfolio') return;
    beforeAnswer = async () => undefined;
    await beginCheck(database, id, true);
  };
  await beginCheck(database, id, true);
  asked.length = 0;
  await checkWritten(parts, id, null);
  await checkWritten(parts, id, null);
  expect(asked.filter((path) => path === '/preview/portfolio')).toHaveLength(2);
  await database.portfolioItem.delete({ where: { id } });
  expect(await database.pageCheck.count({ where: { page: id } })).toBe(0);
});

test('a finding about a very long link or heading is stored and can be read', async () => {
  const { id } = await database.blogPost.create({ data: blogPost({ slug: 'long' }) });
  pages.set('/preview/blog', page(`<h3>x${'😀'.repeat(200)}</h3><a href="/${'x'.repeat(500)}">A link</a>`));
  await checkWritten(parts, (await beginCheck(database, id, false)).page, null);
  const check = await database.pageCheck.findFirstOrThrow({ where: { page: id } });
  const findings = await findingsOf(database, check, new Date());
  expect(findings.map(({ rule }) => rule)).toEqual(['heading-order', 'broken-link']);
});

test('a check requested by a save begins after the commit, and after the checks that an admin waits for', async () => {
  const { boss, close } = await openJobs({ databaseUrl, logger: parts.logger });
  const save = (id: string, commits: boolean) =>
    database.$transaction(async (transaction) => {
      await requestCheck(boss, id, transaction);
      if (!commits) throw new Error('The save is refused.');
    });
  await expect(save('refused', false)).rejects.toThrow('The save is refused.');
  await save('saved', true);
  await save('other', true);
  await requestCheck(boss, 'other');
  const next = async () => (await boss.fetch<{ page: string }>('page-check'))[0]?.data.page;
  expect([await next(), await next(), await next()]).toEqual(['other', 'saved', 'other']);
  await save('saved', true);
  expect(await next(), 'a save during the check').toBe('saved');
  expect((await boss.getQueue('page-check'))?.retentionSeconds).toBe(24 * 60 * 60);
  await close();
});
