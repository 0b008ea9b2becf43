import { type BrowserContext, expect as expectPage, type Page } from '@playwright/test';
import { signedIn } from '../../../api/test/sign-in.ts';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, saveUntil, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { expect } from '../../fixtures/test.ts';

// Selects the editor only. Before the page's scripts run, the field with the HTML has the same name.
const textOf = (page: Page) =>
  page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable=true]'));
const isKept = (page: Page) => expectPage(page.getByText(/^Unsaved changes, stored /)).toBeVisible();

// Deletes working copies and revisions, which earlier journeys may have left.
test.beforeEach(async ({ database }) => {
  await database.workingCopy.deleteMany();
  await database.revision.deleteMany();
});

async function openPost(page: Page, id: string) {
  await page.goto(`/admin/posts/${id}`);
  await textOf(page).waitFor();
}

test('two windows edit one post: texts are merged, and a field that both changed shows both versions', async ({
  page,
  context,
  database,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const content = '<p>One two three</p>\n<p>Four five six</p>';
  const { id } = await database.blogPost.findFirstOrThrow();
  await database.blogPost.update({ where: { id }, data: { content } });
  const other = await context.newPage();
  await openPost(page, id);
  await openPost(other, id);
  // Blocks the other window's requests, so that it receives nothing until everything is typed.
  await other.route('**/admin/writing/**', (route) => route.abort());
  await textOf(page).press('ControlOrMeta+Home');
  await page.keyboard.type('Mine ');
  await textOf(other).press('ControlOrMeta+End');
  await other.keyboard.type(' theirs');
  await page.getByLabel('Title', { exact: true }).fill('My title');
  await other.getByLabel('Title', { exact: true }).fill('Their title');
  await isKept(page);
  await expect(other.getByText('What you type is kept in this browser.')).toBeVisible();
  await other.unroute('**/admin/writing/**');
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(other.getByText('is writing here too')).toBeVisible();
  await expect(textOf(other)).toContainText('Mine One two three');
  await expect(textOf(other)).toContainText('Four five six theirs');
  // The other window keeps its own title in the field, and shows the first window's title beside the field.
  await expect(other.getByText('What both of you changed:')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('My title');
  await other.getByRole('button', { name: 'Done' }).click();
  await isKept(other);
  await other.getByRole('button', { name: /^Save (draft|changes)$/ }).click();
  await expect(toast(other, 'Post saved')).toBeVisible();
  await expect
    .poll(async () => (await database.blogPost.findUniqueOrThrow({ where: { id } })).content)
    .toBe('<p>Mine One two three</p>\n<p>Four five six theirs</p>');
  // The first window shows the saved text without a reload, and has no unsaved changes.
  await expect(textOf(page)).toContainText('Four five six theirs');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => database.workingCopy.count()).toBe(0);
  // What a person types after a save does not conflict with this save.
  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.type(' and more');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Post saved')).toBeVisible();
});

test('what is typed without a server survives a crash, and reaches the server when it is back', async ({
  page,
  context,
  database,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const { id, content } = await database.blogPost.findFirstOrThrow();
  await openPost(page, id);
  const offline = (context: BrowserContext) => context.route('**/admin/writing/**', (route) => route.abort());
  await offline(context);
  await textOf(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Typed in a tunnel.');
  await expect(page.getByText('What you type is kept in this browser.')).toBeVisible();
  // Simulates a crash: the window closes without running its `beforeunload` handlers.
  await page.close({ runBeforeUnload: false });
  await context.unroute('**/admin/writing/**');
  const next = await context.newPage();
  await openPost(next, id);
  await expect(textOf(next)).toContainText('Typed in a tunnel.');
  await isKept(next);
  await expect
    .poll(async () => (await database.workingCopy.findUnique({ where: { id } }))?.values)
    .toMatchObject({ content: expect.stringContaining('Typed in a tunnel.') });
  await next.getByRole('button', { name: 'Discard changes' }).click();
  await expect(toast(next, 'Changes discarded')).toBeVisible();
  await expect(textOf(next)).not.toContainText('Typed in a tunnel.');
  expect((await database.blogPost.findUniqueOrThrow({ where: { id } })).content).toBe(content);
  expect(await database.revision.findFirstOrThrow({ where: { recordId: id } })).toMatchObject({ cause: 'typed' });
  // Discarding a new post needs confirmation, because no revision keeps a post that was never saved.
  await next.goto('/admin/posts/new');
  await next.getByLabel('Title', { exact: true }).fill('Never saved');
  await next.getByRole('button', { name: 'Discard changes' }).click();
  await next.getByRole('button', { name: 'Keep editing' }).click();
  await expect(next.getByLabel('Title', { exact: true })).toHaveValue('Never saved');
  await isKept(next);
  await next.getByRole('button', { name: 'Discard changes' }).click();
  await next.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(next).toHaveURL(/\/admin\/posts$/);
  expect(await database.workingCopy.count()).toBe(0);
});

test('after a second tab signs in as another admin, the first tab stores nothing in that admin’s name', async ({
  page,
  context,
  database,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, ...answered(409));
  const { id, title } = await database.blogPost.findFirstOrThrow({ where: { published: true } });
  // Blocks live changes, because they would reload the first tab, which would then show the other admin's page.
  await context.route('**/graphql?**', (route) => route.abort());
  await openPost(page, id);
  const cookies = await context.cookies();
  const other = await context.newPage();
  const { token } = await signedIn(database, {}, 'bea');
  const session = cookies.filter(({ name }) => name === 'agency_session');
  await context.addCookies(session.map((cookie) => ({ ...cookie, value: token })));
  await other.goto('/admin');
  await expect(other.getByRole('button', { name: 'Logged in as bea' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Typed by the first');
  await expect(page.getByText(/Not stored: You are now logged in as bea\. Reload/)).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').getByText(/You are now logged in as bea\. Reload/)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed by the first');
  expect((await database.blogPost.findUniqueOrThrow({ where: { id } })).title).toBe(title);
  expect(await database.workingCopy.count()).toBe(0);
  // The first admin finds the text again.
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await context.addCookies(session);
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed by the first');
  await isKept(page);
});

test('publishing is undone, and a revision is compared and restored byte for byte', async ({ page, database }) => {
  const { id, content } = await database.blogPost.findFirstOrThrow({ where: { published: true } });
  await database.blogPost.update({ where: { id }, data: { published: false } });
  await openPost(page, id);
  await page.getByLabel('Published').check();
  await page.getByLabel('Author').fill('The night desk');
  await saveUntil(page, 'Publish', 'The post is published');
  await page.getByRole('button', { name: 'Undo publishing' }).click();
  await expect.poll(async () => (await database.blogPost.findUniqueOrThrow({ where: { id } })).published).toBe(false);
  await expect(page.getByLabel('Published')).not.toBeChecked();
  await expect(page.getByLabel('Author')).toHaveValue('The night desk');
  await textOf(page).press('ControlOrMeta+Home');
  await page.keyboard.type('A first sentence. ');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Post saved')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  const revisions = page.getByRole('navigation', { name: 'Revisions' });
  await expect(revisions.getByRole('link')).toHaveText([/^Saved by/, /^Unpublished by/, /^Published by/, /^Saved/]);
  await revisions.getByRole('link').nth(1).click();
  await expect(page.getByText('Text: 1 block changed.')).toBeVisible();
  await expect(page.locator('ins')).toHaveText('A first sentence. ');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compared with the revision before' }).click();
  await expect(page.getByText('Changed: Published.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(toast(page, 'Revision loaded')).toBeVisible();
  await expect(textOf(page)).not.toContainText('A first sentence.');
  await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
  await page.getByRole('region', { name: 'Not saved yet' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Post saved')).toBeVisible();
  expect((await database.blogPost.findUniqueOrThrow({ where: { id } })).content).toBe(content);
  const none = '0198f3a2-0000-7000-8000-000000000000';
  const nowhere = [
    `posts/${none}`,
    `history/post/${none}`,
    `history/post/${id}?revision=${none}`,
    `history/mail/${id}`,
  ];
  for (const path of nowhere) expect([path, (await page.request.get(`/admin/${path}`)).status()]).toEqual([path, 404]);
});
