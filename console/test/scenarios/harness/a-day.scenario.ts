import { liveADay } from '../../../../e2e/faults/day/live-a-day.ts';
import { expect, test } from '../../fixtures/test.ts';

// It starts the site twice, and waits for what takes its time: a snooze that ends, the seconds to take a reply back.
test.setTimeout(300_000);

test('a day in the browser and in the console at once: both show the same, and a kill loses and doubles nothing', async ({
  browser,
}) => {
  const kills = { server: 1, console: 1 };
  const { faults, ...report } = await liveADay(browser, { inquiries: 8, spam: 2, answers: 2, kills, seed: 1 });
  expect(faults).toEqual([]);
  expect(report.kills).toBe(2);
});
