import { test } from '../../fixtures/harness-test.ts';
import { type Look, showLook } from '../../fixtures/looks.ts';
import { expect } from '../../fixtures/test.ts';
import { fillViews } from '../../fixtures/views/fill-views.ts';
import { tours } from '../../fixtures/views.ts';
import { violationsOf } from '../../fixtures/violations.ts';

const usual: Look = { size: 'usual', time: 'day' };
/** Three of six looks suffice: the night theme differs only in its colors, the smallest window only in its layout. */
const looks: Look[] = [usual, { size: 'usual', time: 'night' }, { size: 'small', time: 'day' }];

// Only the harness can give windows any size.
for (const [name, tour] of Object.entries(tours))
  test(`axe finds no violations in the views of ${name}, by day, by night, and in the smallest window`, async ({
    api,
    launchOnHarness,
  }) => {
    // A tour shows many views, each in three looks.
    test.slow();
    await fillViews(api);
    for await (const [view, page] of tour({ api, launch: launchOnHarness })) {
      for (const look of looks) {
        await showLook(page, look);
        const found = await violationsOf(page, { colorsOnly: look.time === 'night' });
        expect.soft(found, `${view}, ${look.size}, ${look.time}`).toEqual([]);
      }
      await showLook(page, usual);
    }
  });
