import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newInquiry } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { test } from '../fixtures/harness-test.ts';
import { card, save, show, title } from '../fixtures/portfolio-form.ts';
import { shownPictures } from '../fixtures/shown-pictures.ts';
import { expect } from '../fixtures/test.ts';
import { folder } from './look-at.ts';

const size = { width: 1440, height: 900 };

/** Takes a screenshot for the README. Copy it to `.readme` if it differs from the one there. */
async function keep(page: Page, name: string, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.mouse.move(size.width, size.height);
  await page.screenshot({ path: join(folder, `${name}.webp`), type: 'webp', quality: 82, animations: 'disabled' });
}

const messages = [
  'Every Monday somebody types the orders of the week into our accounting. There must be a better way.',
  'We run a shop for engine parts with about 4,000 products, and the search finds none of them.',
  'Our site was hacked twice this year. We need somebody who looks after it every week.\n\nThe last agency has not answered since spring. The shop has 300 orders a month, and mail to our customers lands in spam more often than not.\n\nCould you have a look first, and say what it would take?',
  'We want our booking system to talk to our accounting.',
  'A new site, please. We have texts and pictures, and a logo that we like.',
];
const senders = [
  { name: 'Ada Lovelace', service: 'shopify', company: 'Analytical Engines' },
  { name: 'Grace Hopper', service: 'wordpress', company: 'Harbor & Compiler', budget: '10k-25k' },
  { name: 'Katherine Johnson', service: 'api', company: 'Navy Yard & Sons' },
  { name: 'Alan Turing', service: 'laravel' },
  { name: 'Hedy Lamarr', service: 'automation', company: 'Frequency Hopping GmbH' },
  { name: 'Radia Perlman', service: 'cms', company: 'Spanning Trees' },
  { name: 'Margaret Hamilton', service: 'email-dns', company: 'Apollo Foods' },
  { name: 'Dennis Ritchie', service: 'other', company: 'White Book Press' },
  { name: 'Barbara Liskov', service: 'wordpress' },
  { name: 'Mary Somerville', service: 'shopify', company: 'Tide Tables' },
  { name: 'Annie Easley', service: 'shopify', company: 'Centaur Upholstery' },
];

test('console-inbox', async ({ api, launchOnHarness }) => {
  const { contactSubmission } = api.database;
  const sent = (index: number) => new Date(Date.now() - (index + 1) * 47 * 60_000);
  const data = senders.map((sender, index) =>
    newInquiry({
      ...sender,
      message: messages[(index + 1) % messages.length] ?? '',
      createdAt: sent(index),
      readAt: new Date(),
    }),
  );
  await contactSubmission.createMany({ data });
  const page = await atWork(await launchOnHarness(), api);
  await page.setViewportSize(size);
  await line(page, /Grace/).click();
  await contactSubmission.create({
    data: newInquiry({ name: 'Tim Berners-Lee', company: 'Weaving & Webs', message: messages[0] ?? '' }),
  });
  await expect(line(page, /Unread: Tim/)).toBeVisible();
  await keep(page, 'console-inbox', 'light');
});

test('console-portfolio', async ({ api, launchOnHarness }) => {
  const page = await atWork(await launchOnHarness(), api);
  await page.setViewportSize(size);
  await show(page, 'Portfolio');
  const { id, title: before } = await api.database.portfolioItem.findFirstOrThrow({
    where: { title: { startsWith: 'Tern & Thistle' } },
  });
  await card(page, before).click();
  await title(page).fill('Tern & Thistle: a refill in a minute');
  const theirs = {
    title: 'Tern & Thistle: refills that sell',
    description: 'Herbal teas and tinctures, on Shopify Plus. A refill is chosen where the product is, in one step.',
  };
  await api.database.portfolioItem.update({ where: { id }, data: theirs });
  await expect(page.getByText('Changed elsewhere in the meantime')).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Save my choice' })).toBeVisible();
  await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(6);
  await keep(page, 'console-portfolio', 'dark');
});
