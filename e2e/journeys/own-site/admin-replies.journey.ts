import { expectAccessible } from '../../fixtures/accessible.ts';
import { answered, signedInTest as test, toast } from '../../fixtures/admin-site.ts';
import { newInquiry } from '../../fixtures/content.factory.ts';
import { newOrder } from '../../fixtures/orders.ts';
import { expect } from '../../fixtures/test.ts';

test('the admin replies to an inquiry in its thread', async ({
  page,
  context,
  database,
  faults,
  ownSite: { mailbox },
}) => {
  // Allows the server's refusal of a reply because an answer arrived first.
  faults.allow(...answered(400));
  await database.replyTemplate.create({ data: { name: 'First', text: 'Hi {{firstName|there}}, about {{service}}:' } });
  const wrote = { message: 'How fast can it be?', createdAt: new Date('2026-11-01T10:00:00Z') };
  const lastMessageAt = wrote.createdAt;
  const ada = await database.contactSubmission.create({
    data: newInquiry({ name: 'Ada Lovelace', email: 'ada@client.example', ...wrote, lastMessageAt }),
  });
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ben' }) });
  const reply = page.getByRole('textbox', { name: 'Reply' });
  const form = page.getByRole('form', { name: 'Reply' });
  const replies = page.getByRole('list', { name: 'Replies and answers' });
  const open = (name: RegExp) => page.getByRole('link', { name }).click();
  await page.goto('/admin/inbox');
  await expect(page.getByRole('status').getByText('Live')).toBeVisible();

  await test.step('a reply’s text is kept if another inquiry is opened right away, and is shown in another tab', async () => {
    await open(/Ada/);
    await expect(page.getByRole('article', { name: 'Ada Lovelace' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(reply).toBeFocused();
    await page.keyboard.type('Half a sentence');
    await open(/Ben/);
    await expect(page.getByRole('article', { name: 'Ben' })).toBeVisible();
    await open(/Ada/);
    await expect(reply).toHaveValue('Half a sentence');
    await expect(form).toContainText('Draft saved');
    const other = await context.newPage();
    await other.goto(`/admin/inbox?inquiry=${ada.id}`);
    const otherReply = other.getByRole('textbox', { name: 'Reply' });
    await expect(otherReply).toHaveValue('Half a sentence');
    await expect(other.getByRole('status').getByText('Live')).toBeVisible();
    await otherReply.fill('Half a sentence of Cleo');
    await expect(reply).toHaveValue('Half a sentence of Cleo');
    await other.close();
  });

  await test.step('a reply that the server did not get is restored after a crash, and reaches the server', async () => {
    const next = async () => {
      const tab = await context.newPage();
      return { tab, text: tab.getByRole('textbox', { name: 'Reply' }) };
    };
    const [crashed, later] = [await next(), await next()];
    const openForms = () =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.filter(({ name }) => name?.startsWith('unsaved-')).length;
      });
    const before = await openForms();
    // Blocks requests of the whole context, because a route on the tab would let through what the tab sends while it
    // closes.
    await context.route('**', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await crashed.tab.goto(`/admin/inbox?inquiry=${ada.id}`);
    await expect(crashed.tab.getByRole('status').getByText('Live')).toBeVisible();
    await crashed.text.fill('Typed in a tunnel');
    await crashed.tab.close();
    await context.unroute('**');
    // The next form takes over the text only once the closed tab has released its lock.
    await expect.poll(openForms).toBe(before);
    await later.tab.goto(`/admin/inbox?inquiry=${ada.id}`);
    await expect(later.text).toHaveValue('Typed in a tunnel');
    await expect(reply).toHaveValue('Typed in a tunnel');
    // Waits until the text is saved, because a tab that is closed before the save keeps its text for the next form.
    await expect(later.tab.getByRole('form', { name: 'Reply' })).toContainText('Draft saved');
    await later.tab.close();
  });

  await test.step('a template fills in the placeholders that it can, and the others block sending', async () => {
    await reply.fill('{{firstName}} ');
    await page.getByLabel('Insert a template').selectOption('First');
    await expect(reply).toHaveValue(/^\{\{firstName\}\} Hi Ada, about .+:$/);
    await reply.press('ControlOrMeta+Enter');
    await expect(form).toContainText('Fill in or remove the placeholders in double braces first');
    await expectAccessible(page);
    await reply.fill('Twice as fast.');
  });

  await test.step('a reply is undone, and then sent with the key that also marks the inquiry as done', async () => {
    await reply.press('ControlOrMeta+Enter');
    await toast(page, 'Sending the replyAda Lovelace').getByRole('button', { name: 'Undo' }).click();
    await expect(reply).toHaveValue('Twice as fast.');
    await expect(replies).toBeHidden();
    await reply.press('ControlOrMeta+Shift+Enter');
    await expect(page.getByRole('article', { name: 'Ben' })).toBeVisible();
    await open(/Ada/);
    await expect(replies).toContainText('studio replied');
    await expect(reply).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('if an answer arrives first, the reply is not sent, and its text is kept', async () => {
    await reply.fill('And it costs less.');
    await database.inquiryMessage.create({
      data: { inquiryId: ada.id, from: 'them', state: 'received', text: 'Stop, I have chosen.', at: new Date() },
    });
    await reply.press('ControlOrMeta+Enter');
    await expect(form).toContainText('The visitor has written again. Read the new message, then send your reply.');
    await expect(replies).toContainText('Stop, I have chosen.');
    await expect(reply).toHaveValue('And it costs less.');
    await reply.fill('');
    await page.getByText('Paste one here').click();
    await page.getByLabel('What Ada Lovelace wrote').fill('It is you.');
    await page.getByRole('button', { name: 'Add answer' }).click();
    await expect(toast(page, 'Answer addedAda Lovelace')).toBeVisible();
    await expect(replies).toContainText('It is you.');
    await expectAccessible(page);
  });

  await test.step('a key starts a private note, which is kept while another inquiry is open and is never mailed', async () => {
    await page.getByRole('heading', { name: 'Ada Lovelace' }).click();
    await page.keyboard.press('n');
    await page.keyboard.type('Budget is fixed');
    await open(/Ben/);
    await open(/Ada/);
    await expect(page.getByLabel('Private note')).toHaveValue('Budget is fixed');
    await page.getByRole('button', { name: 'Add note' }).click();
    // On a slow machine, the reply is sent later and then listed below the note.
    await expect(replies).toContainText('studio added a private note');
    await expectAccessible(page);
  });

  await test.step('the sent reply arrives once', async () => {
    await expect(replies).not.toContainText('Sending...', { timeout: 20_000 });
    const { text } = await mailbox.mailTo('ada@client.example', /./);
    expect(text).toMatch(/^Twice as fast\.[\s\S]+> How fast can it be\?/);
    expect(await mailbox.mailsTo('ada@client.example')).toHaveLength(1);
  });

  await test.step('P hides and shows the person beside the thread, and an order links to the inquiry that its customer sent before', async () => {
    await database.contactSubmission.create({
      data: newInquiry({ name: 'Ada L.', email: 'ADA@client.example', service: 'shopify', state: 'won' }),
    });
    await database.maintenanceOrder.create({
      data: newOrder({ customerName: 'Ada Lovelace', customerEmail: 'ada@Client.example' }),
    });
    await expect(page.getByRole('link', { name: /Ada Lovelace 2 inquiries from this address/ })).toBeVisible();
    const column = page.getByRole('complementary', { name: 'Person' });
    await expect(column.getByRole('region', { name: 'Notes about them' })).toContainText('Budget is fixed');
    await expectAccessible(page);
    await page.getByRole('heading', { name: 'Ada Lovelace' }).click();
    await page.keyboard.press('p');
    await expect(column).toBeHidden();
    await page.reload();
    await expect(page.getByRole('status').getByText('Live')).toBeVisible();
    await expect(column).toBeHidden();
    await page.keyboard.press('p');
    await column.getByRole('region', { name: 'Their orders' }).getByRole('link').click();
    await page.getByRole('link', { name: /^Shopify Plus, / }).click();
    await expect(page.getByRole('article', { name: 'Ada L.' })).toBeVisible();
  });

  await test.step('another inquiry of the person is merged into this one, and one of its messages is split off', async () => {
    const column = page.getByRole('complementary', { name: 'Person' });
    await column.getByText('Merge it into the open inquiry').click();
    await expectAccessible(page);
    await column.getByRole('button', { name: 'Merge' }).click();
    await expect(toast(page, 'Merged into this inquiry')).toBeVisible();
    await expect(replies).toContainText('How fast can it be?');
    await expect(column.getByText('In the trash')).toBeVisible();
    const first = replies.getByRole('listitem').filter({ hasText: 'How fast can it be?' });
    await first.getByRole('button', { name: 'Move to a new inquiry' }).click();
    await expect(toast(page, 'Moved to another inquiry')).toBeVisible();
    await expect(first).toBeHidden();
    expect(await database.contactSubmission.count({ where: { person: 'ada@client.example' } })).toBe(3);
  });
});
