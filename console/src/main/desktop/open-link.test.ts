import { beforeEach, expect, test } from 'vitest';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { linkOpener } from './open-link.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

// Reset the desktop, which earlier test files of the same worker have used.
beforeEach(() => {
  const desktop = currentDesktop();
  desktop.questions.length = 0;
  desktop.openedOutside.length = 0;
  desktop.answer = async () => 1;
});

test('a page that opens links over and over causes at most ten questions a minute, one at a time', async () => {
  const desktop = currentDesktop();
  const open = linkOpener({ window: () => null, server: () => 'https://agency.example', log: quiet });
  let answer: (button: number) => void = () => undefined;
  desktop.answer = () => new Promise((resolve) => (answer = resolve));
  const first = open('tel:+491234567');
  expect(await open('https://shop.example/')).toBe('too many');
  answer(1);
  expect([await first, desktop.openedOutside]).toEqual(['opened', ['tel:+491234567']]);
  desktop.answer = async () => 0;
  for (let asked = 1; asked < 10; asked += 1) expect(await open('https://shop.example/')).toBe('declined');
  expect(await open('https://shop.example/')).toBe('too many');
  expect(desktop.questions).toHaveLength(10);
});

test('warns of links from outside the agency, but not of the agency’s own pages', async () => {
  const open = linkOpener({ window: () => null, server: () => 'https://agency.example', log: quiet });
  for (const address of ['https://agency.example/admin/posts', 'https://agency.example.evil/']) await open(address);
  const details = currentDesktop().questions.map(({ detail }) => detail);
  expect(details).toEqual(['https://agency.example/admin/posts', expect.stringContaining('outside your agency')]);
});
