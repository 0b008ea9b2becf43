import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, connected, line, offline, stored } from '../fixtures/at-work.ts';
import { write } from '../fixtures/portfolio-form.ts';
import { watchWrites } from '../fixtures/sent.ts';
import { expect, test } from '../fixtures/test.ts';

test('opens offline with what was last known, keeps what is written, and sends it when it can', async ({
  api,
  launch,
}) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  await api.database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace' }) });
  let app = await launch();
  let page = await atWork(app, api);
  await expect(line(page, /Ada Lovelace/)).toBeVisible();
  await page.getByRole('button', { name: 'Portfolio' }).click();
  await expect(page.getByRole('button', { name: 'A shop' })).toBeVisible();
  await expect.poll(() => stored(page, 'cache')).toContain('A shop');
  await expect.poll(() => stored(page, 'cache')).toContain('Ada Lovelace');
  await app.quit();
  await api.stop();

  app = await launch();
  page = app.page;
  await offline(page);
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.getByRole('button', { name: 'A shop' }).click();
  await page.getByLabel('Title').fill('A bigger shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('In the outbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Inbox' }).click();
  await line(page, /Ada Lovelace/).click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: '2 in the outbox' }).click();
  const waiting = page.getByRole('list', { name: 'Outbox' });
  await expect(waiting.getByRole('listitem')).toHaveText([/Change A bigger shop/, /Delete the inquiry from Ada/]);
  await app.quit();
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('A shop');

  app = await launch();
  page = app.page;
  await expect(page.getByRole('button', { name: '2 in the outbox' })).toBeVisible();
  await api.start();
  await connected(page);
  await expect.poll(() => api.database.contactSubmission.count(), { timeout: 20_000 }).toBe(0);
  expect((await api.database.portfolioItem.findFirstOrThrow()).title).toBe('A bigger shop');
  await expect(page.getByRole('button', { name: /in the outbox/ })).toBeHidden();
});

test('what waits is sent one after the other as it was written, past one that the server refuses', async ({
  api,
  launch,
}) => {
  const { database } = api;
  await database.portfolioItem.deleteMany();
  for (const title of ['A shop', 'An archive', 'A timetable'])
    await database.portfolioItem.create({ data: newPortfolioItem({ title }) });
  await database.contactSubmission.create({ data: newInquiry({ name: 'Ada Lovelace', readAt: new Date() }) });
  const idOf = async (title: string) => (await database.portfolioItem.findFirstOrThrow({ where: { title } })).id;
  const [archive, timetable] = [await idOf('An archive'), await idOf('A timetable')];
  const ada = (await database.contactSubmission.findFirstOrThrow()).id;
  const page = await atWork(await launch(), api);
  await expect(line(page, /Ada Lovelace/)).toBeVisible();
  await page.getByRole('button', { name: 'Portfolio' }).click();
  const card = (title: string) => page.getByRole('list').getByRole('button', { name: title, exact: true });
  await expect(card('An archive')).toBeVisible();
  await api.stop();
  await offline(page);

  const form = page.getByRole('region', { name: 'portfolio item' });
  const retitle = async (from: string, to: string) => {
    await card(from).click();
    await page.getByLabel('Title').fill(to);
    await page.getByRole('button', { name: /^(Save changes|Add to portfolio)$/ }).click();
    await expect(card(to)).toContainText('In the outbox');
  };
  await write(page, 'A library');
  await page.getByRole('button', { name: 'Add to portfolio' }).click();
  await expect(card('A library')).toContainText('In the outbox');
  await expect(form).toBeHidden();
  await retitle('A library', 'A bigger library');
  await retitle('A shop', 'My shop');
  const agree = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await card('An archive').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await agree();
  await retitle('A timetable', 'A new timetable');
  await page.getByRole('button', { name: 'Inbox' }).click();
  await line(page, /Ada Lovelace/).click();
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await agree();
  await page.getByRole('button', { name: '5 in the outbox' }).click();
  await expect(page.getByRole('list', { name: 'Outbox' }).getByRole('listitem')).toHaveText([
    /Add A bigger library/,
    /Change My shop/,
    /Delete An archive/,
    /Change A new timetable/,
    /Delete the inquiry from Ada/,
  ]);
  await page.keyboard.press('Escape');
  await database.portfolioItem.updateMany({ where: { title: 'A shop' }, data: { title: 'Their shop' } });
  const before = await database.change.findFirstOrThrow({ orderBy: [{ transactionId: 'desc' }, { id: 'desc' }] });

  const log = watchWrites(page);
  await api.start();
  await connected(page);
  await expect.poll(() => database.contactSubmission.count(), { timeout: 20_000 }).toBe(0);
  await expect(page.getByRole('button', { name: '1 refused' })).toBeVisible();
  const library = await idOf('A bigger library');
  const changes = await database.change.findMany({
    where: { transactionId: { gt: before.transactionId } },
    orderBy: [{ transactionId: 'asc' }, { id: 'asc' }],
  });
  expect(changes.map(({ subjectId, deleted }) => [subjectId, deleted])).toEqual([
    [library, false],
    [archive, true],
    [timetable, false],
    [ada, true],
  ]);
  const writes = [
    'createPortfolioItem A bigger library',
    'updatePortfolioItem My shop',
    `deletePortfolioItem ${archive}`,
    'updatePortfolioItem A new timetable',
    `deleteContactSubmission ${ada}`,
  ];
  expect(log).toEqual(writes.flatMap((write) => [`sent ${write}`, `answered ${write}`]));
  expect((await database.portfolioItem.findMany()).map(({ title }) => title).toSorted()).toEqual([
    'A bigger library',
    'A new timetable',
    'Their shop',
  ]);
});
