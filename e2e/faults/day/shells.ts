import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { connected, line } from '../../../console/test/fixtures/at-work.ts';
import { signInByBridge } from '../../../console/test/fixtures/signed-in.ts';
import { type HarnessApp, launchHarness } from '../../../console/test/launchers/launch-harness.ts';
import { signIn } from '../../fixtures/admin.ts';
import type { Office } from './office.ts';

/** The admin area in a browser, or the console. */
export type Shell = {
  name: 'browser' | 'console';
  page(): Page;
  show(filter: 'All' | 'Spam'): Promise<void>;
  /** Opens the inquiry from this sender. */
  open(name: string): Promise<void>;
  /** Returns the text of each row in the inbox, without ages. */
  rows(): Promise<string[]>;
  /** Waits until the shell is connected to live updates. */
  live(): Promise<void>;
  /** Returns the number of key presses so far. */
  keys(): number;
  press(key: string): Promise<void>;
  close(): Promise<void>;
};

/** Options for a page that is tall enough to show every row of the day. */
const options = { viewport: { width: 1440, height: 3600 }, reducedMotion: 'reduce' } as const;

const timeoutMs = 15_000;

/** Returns the text of each row without its age, because ages change at different moments in the two shells. */
const wordsOf = (rows: Element[]): string[] =>
  rows.map((row) => {
    const copy = row.cloneNode(true) as Element;
    for (const age of copy.querySelectorAll('time')) age.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

const opened = (page: Page, name: string) => expect(page.getByRole('article', { name })).toBeVisible();

function counting(page: () => Page): Pick<Shell, 'keys' | 'press' | 'page'> {
  let pressed = 0;
  return {
    page,
    keys: () => pressed,
    press(key) {
      pressed += 1;
      return page().keyboard.press(key);
    },
  };
}

export async function openBrowser(browser: Browser, { url, database }: Office): Promise<Shell> {
  const context = await browser.newContext({ ...options, baseURL: url });
  context.setDefaultTimeout(timeoutMs);
  await signIn(context, database, url);
  const page = await context.newPage();
  const filters = page.getByRole('navigation', { name: 'Which inquiries' });
  await page.goto('/admin/inbox');
  return {
    ...counting(() => page),
    name: 'browser',
    show: (filter) => filters.getByRole('link', { name: new RegExp(`^${filter}`) }).click(),
    async open(name) {
      await page.getByRole('link', { name: new RegExp(`^(Unread: )?${name}`) }).click();
      await opened(page, name);
    },
    rows: () => page.locator('a[id^="row-"]').evaluateAll(wordsOf),
    live: () => expect(page.getByRole('status').getByText('Live')).toBeVisible({ timeout: 60_000 }),
    close: () => context.close(),
  };
}

/** Opens a console on a simulated machine. `cut` cuts the machine's power, and starts it again. */
export async function openConsole(browser: Browser, office: Office): Promise<Shell & { cut(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'console-day-'));
  const [userData, atTheCut] = [join(folder, 'machine'), join(folder, 'at-the-cut')];
  let app: HarnessApp;
  const launch = async () => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(timeoutMs);
    app = await launchHarness(context, { userData });
  };
  const page = () => app.page;
  const filters = () => page().getByRole('group', { name: 'Which inquiries' });
  const live = () => connected(page(), 60_000);
  await launch();
  await signInByBridge(page(), office);
  await live();
  return {
    ...counting(page),
    name: 'console',
    show: (filter) =>
      filters()
        .getByRole('button', { name: new RegExp(`^${filter}`) })
        .click(),
    async open(name) {
      await line(page(), new RegExp(name)).click();
      await opened(page(), name);
    },
    rows: () => page().getByRole('listbox', { name: 'Inquiries' }).getByRole('option').evaluateAll(wordsOf),
    live,
    async cut() {
      // Copies the folder, because only what is on disk at this moment survives a power cut.
      await cp(userData, atTheCut, { recursive: true });
      await app.quit();
      await rm(userData, { recursive: true });
      await cp(atTheCut, userData, { recursive: true });
      await rm(atTheCut, { recursive: true });
      await launch();
    },
    async close() {
      await app.quit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
