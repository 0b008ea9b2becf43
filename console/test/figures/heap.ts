import type { Page } from '@playwright/test';

/** What a page holds on to: its JavaScript in MB, its elements by number. */
export async function heapOf(page: Page): Promise<{ 'heap, MB': number; 'DOM nodes': number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const figureOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
  return { 'heap, MB': Math.round(figureOf('JSHeapUsedSize') / 1e5) / 10, 'DOM nodes': figureOf('Nodes') };
}
