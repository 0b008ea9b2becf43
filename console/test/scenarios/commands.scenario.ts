import { type Command, commandNames, commands } from '#bridge/commands.ts';
import { newInquiry, newPortfolioItem } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../fixtures/at-work.ts';
import { effects } from '../fixtures/command-effects.ts';
import { expect, test } from '../fixtures/test.ts';
import type { ConsoleApp } from '../launchers/console-app.ts';

test.beforeEach(async ({ api: { database } }) => {
  await database.portfolioItem.deleteMany();
  await database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await database.contactSubmission.create({ data: newInquiry({ name, readAt: new Date() }) });
});

type Way = { give(app: ConsoleApp, command: Command): Promise<void>; without?: readonly Command[] };

const ways: Record<string, Way> = {
  'the menu': { give: (app, command) => app.clickMenu(command) },
  'the palette': {
    without: ['palette'],
    async give({ page }, command) {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(commands[command].label);
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(commands[command].label);
      await page.keyboard.press('Enter');
    },
  },
};

for (const [name, { give, without = [] }] of Object.entries(ways))
  test(`every command that is given from ${name} has its effect`, async ({ api, launch }) => {
    const app = await launch();
    await atWork(app, api);
    await expect(line(app.page, /Grace Hopper/)).toBeVisible();
    for (const command of commandNames)
      if (!without.includes(command))
        await test.step(command, () => effects[command]({ app, api }, () => give(app, command)));
  });
