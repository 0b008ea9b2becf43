import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createPrismaClient } from '@agency/prisma';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../browser/launch-options.ts';
import { adminVariables } from '../fixtures/admin.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { fillAdmin } from './fill-admin.ts';
import { type Visit, visitsInOrder } from './visits-in-order.ts';
import { publicPaths, withSite } from './with-site.ts';

/**
 * `pnpm shots` takes screenshots of every page (but only two blog posts) at three widths and in both themes. It also
 * makes a contact sheet for each width and theme. The results are in e2e/screenshots. `pnpm shots --only admin/posts
 * --width 390 --theme dark` takes only pages whose path contains this text, at this width, in this theme. Each option
 * can be repeated.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    width: { type: 'string', multiple: true, default: ['390', '768', '1440'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
});
const widths = values.width.map(Number);
const themes = values.theme as ('light' | 'dark')[];
const folder = join(import.meta.dirname, '../screenshots');
/** The width and maximum height of a page on a contact sheet, and the gap between pages, in px. */
const thumb = { width: 300, height: 900, gap: 12 };

type Shot = { path: string; file: string };

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const testDatabase = await openTestDatabase('shots');
const database = createPrismaClient(testDatabase.url);
await withSite(
  async (address) => {
    await fillAdmin(database);
    const paths = [
      ...(await publicPaths(address, 2)),
      '/no-such-page',
      '/admin',
      '/admin/forgot-password',
      '/admin/reset-password?token=none',
    ];
    const visits = [...paths.map((path) => ({ path })), ...visitsInOrder(database)];
    const browser = await chromium.launch(launchOptions);
    for (const theme of themes) {
      for (const width of widths)
        await sheetOf(`${width}-${theme}`, await shoot(browser, { address, visits, width, theme }));
    }
    await browser.close();
  },
  { ...adminVariables, DATABASE_URL: testDatabase.url },
);
await database.$disconnect();
await testDatabase.close();

type Set = { address: string; visits: readonly Visit[]; width: number; theme: 'light' | 'dark' };

async function shoot(browser: Browser, { address, visits, width, theme }: Set): Promise<Shot[]> {
  const page = await browser.newPage({
    viewport: { width, height: Math.round(width * 0.7) + 500 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const shots: Shot[] = [];
  for (const [place, { path, record, before }] of visits.entries()) {
    await before?.(page, address);
    if (!values.only.some((part) => path.includes(part))) continue;
    await page.goto(address + path.replace(':id', (await record?.())?.id ?? ''), { waitUntil: 'networkidle' });
    // Loads pictures below the fold, which would otherwise load only when they come near the viewport.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const number = String(place + 1).padStart(2, '0');
    const file = join(
      folder,
      `${number}-${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${theme}.png`,
    );
    await page.screenshot({ path: file, fullPage: true });
    shots.push({ path, file });
  }
  await page.close();
  return shots;
}

async function sheetOf(name: string, shots: readonly Shot[]): Promise<void> {
  const columns = 6;
  const cell = { width: thumb.width + thumb.gap, height: thumb.height + thumb.gap };
  const pictures = await Promise.all(
    shots.map(async ({ file }, place) => ({
      input: await thumbnail(file),
      left: (place % columns) * cell.width,
      top: Math.floor(place / columns) * cell.height,
    })),
  );
  const file = join(folder, `sheet-${name}.webp`);
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(shots.length / columns) * cell.height,
      channels: 3,
      background: '#888',
    },
  })
    .composite(pictures)
    .webp({ quality: 80 })
    .toFile(file);
  console.log(`${shots.length} pages: ${file}`);
}

/** Returns a thumbnail of the top of a page. The thumbnail of a short page is shorter. */
async function thumbnail(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file).resize(thumb.width).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, thumb.height);
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer();
}
