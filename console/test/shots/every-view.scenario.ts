import { test } from '../fixtures/harness-test.ts';
import { fillViews } from '../fixtures/views/fill-views.ts';
import { tours } from '../fixtures/views.ts';
import { lookAt } from './look-at.ts';

for (const [name, tour] of Object.entries(tours))
  test(name, async ({ api, launchOnHarness }) => {
    test.slow();
    await fillViews(api);
    for await (const [view, page] of tour({ api, launch: launchOnHarness })) await lookAt(page, view);
  });
