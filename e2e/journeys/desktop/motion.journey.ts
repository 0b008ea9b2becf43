import { expect, test } from '../../fixtures/test.ts';

for (const { path, drawing, strokes } of [
  { path: '/', drawing: /\+250% sales/, strokes: 3 },
  { path: '/services/shopify', drawing: /A shipping lane/, strokes: 1 },
])
  test(`the drawing on ${path} is drawn once in less than 1.2 s, and does not move with reduced motion`, async ({
    page,
  }) => {
    // Records when each time-based animation ends, in ms after its start.
    await page.addInitScript(() => {
      const ends: number[] = [];
      Object.assign(window, { ends });
      document.addEventListener('animationstart', ({ target }) => {
        const [animation] = target instanceof Element ? target.getAnimations() : [];
        if (animation?.timeline instanceof DocumentTimeline)
          ends.push(Number(animation.effect?.getComputedTiming().endTime));
      });
    });
    const ends = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'ends'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await expect.poll(ends).toHaveLength(strokes);
    expect(Math.max(...(await ends()))).toBeLessThan(1200);
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
      );
    await expect.poll(running, 'every animation ends').toBe(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('img', { name: drawing })).toBeVisible();
    expect(await ends()).toEqual([]);
  });

for (const path of ['/', '/services/wordpress-maintenance'])
  test(`the page index of ${path} lists every section in order, and an entry leads to its section`, async ({
    page,
  }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: 'On this page' });
    const links = await index
      .getByRole('link')
      .evaluateAll((entries) => entries.map((entry) => [entry.getAttribute('href'), entry.textContent]));
    const sections = await page
      .locator('nav[aria-label="On this page"] ~ section')
      .evaluateAll((all) => all.map((each) => [`#${each.id}`, each.querySelector('p')?.textContent]));
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual(sections);
    await index.getByRole('link').last().click();
    await expect(page.locator(`section${links.at(-1)?.[0]}`)).toBeInViewport();
  });

test('the page index marks the section that a visitor reads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
  const marked = () =>
    entries.evaluateAll((all) =>
      all.map((entry) =>
        [...entry.children].some((part) =>
          part.getAnimations().some(({ effect }) => effect?.getComputedTiming().progress != null),
        ),
      ),
    );
  const count = await entries.count();
  for (const read of [1, 3]) {
    await entries.nth(read).getByRole('link').click();
    await expect.poll(marked).toEqual(Array.from({ length: count }, (_, place) => place === read));
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await marked(), 'with reduced motion, no entry is animated').toEqual(Array(count).fill(false));
});

test('a portfolio picture expands into the picture on its page, and that picture fits every viewport', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const transition = Reflect.get(event, 'viewTransition');
      if (!transition) return;
      await transition.ready;
      const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      document.documentElement.dataset.grown = String(names.includes('::view-transition-group(item-picture)'));
    });
  });
  for (const [card, path] of [
    ['Eastern Shore Orchestra', '/case-studies/eso'],
    ['Cobble Cargo Bikes', /\/portfolio\/cobble/],
  ] as const) {
    await page.goto('/portfolio');
    await page.getByRole('heading', { name: card }).getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html[data-grown=true]')).toBeAttached();
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('img', { name: /^Home page of/ }).first()).toBeInViewport({ ratio: 1 });
    }
  }
  // This link expands the next project's picture. The page's own picture loses its transition name.
  await page.getByRole('region', { name: 'Next project' }).getByRole('link').click();
  await expect(page).not.toHaveURL(/cobble/);
  await expect(page.locator('html[data-grown=true]')).toBeAttached();
});
