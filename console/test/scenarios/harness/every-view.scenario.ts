import { test } from '../../fixtures/harness-test.ts';
import { inEveryLook } from '../../fixtures/looks.ts';
import { expect } from '../../fixtures/test.ts';
import { fillViews, views } from '../../fixtures/views.ts';
import { violationsOf } from '../../fixtures/violations.ts';

// The harness's windows take any size.
for (const [name, show] of Object.entries(views))
  test(`${name} is free of what axe finds, in every size, by day and by night`, async ({ api, launchOnHarness }) => {
    await fillViews(api);
    const page = await show({ api, launch: launchOnHarness });
    await inEveryLook(page, async ({ size, time }) =>
      expect.soft(await violationsOf(page, { colorsOnly: time === 'night' }), `${size}, ${time}`).toEqual([]),
    );
  });
