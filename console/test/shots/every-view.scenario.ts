import { test } from '../fixtures/harness-test.ts';
import { fillViews, views } from '../fixtures/views.ts';
import { lookAt } from './look-at.ts';

for (const [name, show] of Object.entries(views))
  test(name, async ({ api, launchOnHarness }) => {
    await fillViews(api);
    await lookAt(await show({ api, launch: launchOnHarness }), name);
  });
