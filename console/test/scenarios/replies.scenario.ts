import { expectAccessible } from '../../../e2e/fixtures/accessible.ts';
import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, goOffline, goOnline, line, offline, stored } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

test('a reply can be drafted, sent and undone, even offline', async ({ api, launch }) => {
  const wrote = new Date('2026-11-01T10:00:00Z');
  const data = newInquiry({ name: 'Ada Lovelace', createdAt: wrote, lastMessageAt: wrote });
  const ada = await api.database.contactSubmission.create({ data });
  const { database } = api;
  const states = async () => {
    const messages = await database.inquiryMessage.findMany({ orderBy: { at: 'asc' } });
    return messages.map(({ state, text }) => `${state}: ${text}`).join(', ');
  };
  let app = await launch();
  let page = await atWork(app, api);
  const reply = () => page.getByRole('textbox', { name: 'Reply' });
  const note = () => page.getByLabel('Private note');
  const form = () => page.getByRole('form', { name: 'Reply' });
  const thread = () => page.getByRole('list', { name: 'Replies and answers' });
  const outbox = () => page.getByRole('button', { name: /in the outbox/ });
  const send = () => reply().press('ControlOrMeta+Enter');

  await test.step('after a pause in typing, the draft is saved on the server', async () => {
    await line(page, /Ada/).click();
    await page.keyboard.press('r');
    await expect(reply()).toBeFocused();
    await page.keyboard.type('Hello');
    await expect.poll(states).toBe('draft: Hello');
    await expect(form()).toContainText('Draft saved');
  });

  await test.step('a reply that is sent before its draft was saved can be undone', async () => {
    await reply().fill('Hello, Ada');
    await send();
    await expect(thread()).toContainText('Hello, Ada');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(reply()).toHaveValue('Hello, Ada');
    await expect.poll(states).toBe('draft: Hello, Ada');
  });

  await test.step('text that is typed offline survives a restart', async () => {
    await goOffline(page, api);
    await reply().fill('Hello Ada');
    await page.getByText('Add a private note').click();
    await note().fill('Budget is fixed');
    await expect.poll(() => stored(page, 'documents')).toContain('Hello Ada');
    await expect.poll(() => stored(page, 'unsaved-texts')).toContain('Budget is fixed');
    await app.quit();
    app = await launch();
    ({ page } = app);
    await offline(page);
    await line(page, /Ada/).click();
    await expect(reply()).toHaveValue('Hello Ada');
    await expect(note()).toHaveValue('Budget is fixed');
  });

  await test.step('a reply that is queued offline can be canceled, and is sent once the server is reachable', async () => {
    await send();
    await expect(thread()).toContainText('Hello Ada');
    await expect(reply()).toBeHidden();
    await thread().getByRole('button', { name: 'Cancel sending' }).click();
    await expect(reply()).toHaveValue('Hello Ada');
    await send();
    await expect(thread()).toContainText('Sending...');
    await goOnline(page, api);
    await expect.poll(states, { timeout: 30_000 }).toBe('sent: Hello Ada');
    await expect(thread()).not.toContainText('Sending...');
    await expect(outbox()).toBeHidden();
    await expect(reply()).toHaveValue('');
    await expect(line(page, /Ada/)).toContainText('Waiting for them');
  });

  await test.step('a private note waits offline, too', async () => {
    await goOffline(page, api);
    await page.getByRole('article').focus();
    await page.keyboard.press('n');
    await expect(note()).toBeFocused();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(thread()).toContainText('Budget is fixed');
    await goOnline(page, api);
    await expect.poll(states).toContain('noted: Budget is fixed');
    await expect(thread()).toContainText('studio added a private note');
  });

  await test.step('a reply that was written before the visitor’s last message is held', async () => {
    await goOffline(page, api);
    await reply().fill('As I said');
    await database.inquiryMessage.create({
      data: { inquiryId: ada.id, from: 'them', state: 'received', text: 'Wait!', at: new Date() },
    });
    await send();
    await goOnline(page, api);
    await expect(thread()).toContainText('Wait!');
    await expect(form()).toContainText('The visitor has written again. Read the new message, then send your reply.', {
      timeout: 30_000,
    });
    await expect(reply()).toHaveValue('As I said');
    expect(await states()).not.toContain('As I said');
  });

  await test.step('if somebody else has sent the reply, the text typed here can be added to the next reply', async () => {
    const { replyId } = await database.contactSubmission.findUniqueOrThrow({ where: { id: ada.id } });
    await database.inquiryMessage.create({
      data: { id: replyId, inquiryId: ada.id, text: 'I am at it.', state: 'sent', at: new Date(), by: 'cleo' },
    });
    await database.contactSubmission.update({ where: { id: ada.id }, data: { replyId: crypto.randomUUID() } });
    await expect(thread()).toContainText('I am at it.');
    const left = page.getByRole('status').filter({ hasText: 'somebody replied in the meantime' });
    await expect(left).toContainText('As I said');
    await left.getByRole('button', { name: 'Use in the next reply' }).click();
    await expect(reply()).toHaveValue('As I said');
    await expect(left).toBeHidden();
    await connected(page);
  });
});

test('a reply is held if its writer could not see the visitor’s last message', async ({ api, launch }) => {
  const { database } = api;
  const ada = await database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace', state: 'open' }) });
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ben' }) });
  const write = (from: 'us' | 'them', state: string, text: string) =>
    database.inquiryMessage.create({ data: { inquiryId: ada.id, from, state, text, at: new Date() } });
  await write('us', 'sent', 'When do you start?');
  const page = await atWork(await launch(), api);
  const thread = page.getByRole('list', { name: 'Replies and answers' });
  await line(page, /Ada/).click();
  await expect(thread).toContainText('When do you start?');
  await line(page, /Ben/).click();
  await write('them', 'received', 'We chose another.');
  await expect(line(page, /Ada/)).not.toContainText('Waiting for them');
  await goOffline(page, api);
  await line(page, /Ada/).click();
  await expect(page.getByText('Some replies, answers and notes could not be loaded.')).toBeVisible();
  await expect(thread).not.toContainText('We chose another.');
  await page.getByRole('textbox', { name: 'Reply' }).fill('So, when?');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(thread).toContainText('So, when?');
  await goOnline(page, api);
  const problem = page.getByRole('form', { name: 'Reply' }).getByText('The visitor has written again.');
  await expect(problem).toBeVisible({ timeout: 30_000 });
  await expect(thread).toContainText('We chose another.');
  expect(await database.inquiryMessage.count({ where: { text: 'So, when?', state: { not: 'draft' } } })).toBe(0);

  await test.step('sending the reply marks the inquiry as read, although the news came while it was open', async () => {
    const { id } = ada;
    await database.contactSubmission.update({ where: { id }, data: { readAt: null, newsAt: new Date() } });
    await expect(line(page, /Ada/)).toHaveAttribute('data-unread', '');
    await page.getByRole('textbox', { name: 'Reply' }).press('ControlOrMeta+Enter');
    const isRead = async () => (await database.contactSubmission.findUniqueOrThrow({ where: { id } })).readAt !== null;
    await expect.poll(isRead).toBe(true);
  });
});

test('a change made offline is held if the sender wrote again, until the admin decides', async ({ api, launch }) => {
  const { database } = api;
  const { id } = await database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const state = async () => (await database.contactSubmission.findUniqueOrThrow({ where: { id } })).state;
  const page = await atWork(await launch(), api);
  const held = page.getByRole('status').filter({ hasText: 'Not done yet: Marked as won: the inquiry from' });
  await line(page, /Ada/).click();
  await expect(page.getByRole('article')).toBeVisible();
  await goOffline(page, api);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: '1 in the outbox' }).waitFor();
  await database.inquiryMessage.create({
    data: { inquiryId: id, from: 'them', state: 'received', text: 'We chose another.', at: new Date() },
  });
  await goOnline(page, api);
  await expect(held).toContainText('They wrote again: “We chose another.”', { timeout: 30_000 });
  expect(await state()).toBe('new');
  await expectAccessible(page);
  await held.getByRole('button', { name: 'Do it anyway' }).click();
  await expect.poll(state).toBe('won');
  await expect(held).toBeHidden();
});

test('Quit right after Send sends the reply, and the next start does not send it again', async ({ api, launch }) => {
  const { id } = await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  const app = await launch();
  const page = await atWork(app, api);
  await line(page, /Ada/).click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('See you on Monday');
  await reply.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await app.quit();
  const sent = () =>
    api.database.inquiryMessage.findMany({ where: { inquiryId: id }, select: { text: true, state: true } });
  expect(await sent()).toMatchObject([{ text: 'See you on Monday', state: expect.not.stringMatching('draft') }]);
  const again = await launch();
  await expect(again.page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
  await expect.poll(() => stored(again.page, 'documents')).not.toContain('See you on Monday');
  expect(await sent()).toHaveLength(1);
});

test('a reply that is too long to be saved on the server survives a restart', async ({ api, launch }) => {
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  let app = await launch();
  let page = await atWork(app, api);
  const reply = () => page.getByRole('textbox', { name: 'Reply' });
  await line(page, /Ada/).click();
  await reply().fill('x'.repeat(20_001));
  await page.getByRole('button', { name: 'Orders' }).click();
  await expect(reply()).toBeHidden();
  await app.quit();
  app = await launch();
  ({ page } = app);
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(reply()).toHaveValue(/^x{20001}$/);
  const problem = page.getByRole('form', { name: 'Reply' }).getByText('Must be at most 20000 characters');
  await reply().press('End');
  await reply().press('x');
  await expect(problem).toBeVisible();
  await reply().fill('Short');
  await expect(problem).toBeHidden();
});
