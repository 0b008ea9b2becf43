import { test } from '../../fixtures/harness-test.ts';
import { type Look, showLook } from '../../fixtures/looks.ts';
import { expect } from '../../fixtures/test.ts';
import { fillViews, views } from '../../fixtures/views.ts';
import { violationsOf } from '../../fixtures/violations.ts';

/** A night differs in its colors alone, and the smallest window in what is where. */
const looks: Look[] = [
  { size: 'usual', time: 'day' },
  { size: 'usual', time: 'night' },
  { size: 'small', time: 'day' },
];

// The harness's windows take any size.
for (const [name, show] of Object.entries(views))
  test(`${name} is free of what axe finds, by day and by night, also in the smallest window`, async ({
    api,
    launchOnHarness,
  }) => {
    await fillViews(api);
    const page = await show({ api, launch: launchOnHarness });
    for (const look of looks) {
      await showLook(page, look);
      const found = await violationsOf(page, { colorsOnly: look.time === 'night' });
      expect.soft(found, `${look.size}, ${look.time}`).toEqual([]);
    }
  });
