import { acceleratorOf, commandNames } from '#bridge/commands.ts';
import { newInquiry, newPortfolioItem } from '../../../../e2e/fixtures/content.factory.ts';
import { atWork, line } from '../../fixtures/at-work.ts';
import { effects } from '../../fixtures/command-effects.ts';
import { test } from '../../fixtures/harness-test.ts';
import { expect } from '../../fixtures/test.ts';

/** As Playwright writes the keys of an accelerator. */
const press = (accelerator: string) =>
  accelerator.replace('CmdOrCtrl', 'ControlOrMeta').replace(/(Up|Down)$/, 'Arrow$1');

// Keys that a real Electron's menu takes come from the system; only the harness hands them on.
test('the menu’s keys give every command that has some', async ({ api, launchOnHarness }) => {
  await api.database.portfolioItem.deleteMany();
  await api.database.portfolioItem.create({ data: newPortfolioItem({ title: 'A shop' }) });
  for (const name of ['Ada Lovelace', 'Grace Hopper'])
    await api.database.contactSubmission.create({ data: newInquiry({ name, readAt: new Date() }) });
  const app = await launchOnHarness();
  await atWork(app, api);
  await expect(line(app.page, /Grace Hopper/)).toBeVisible();
  for (const command of commandNames) {
    const accelerator = acceleratorOf(command);
    if (!accelerator) continue;
    await test.step(`${command}: ${accelerator}`, () =>
      effects[command]({ app, api }, () => app.page.keyboard.press(press(accelerator))));
  }
});
