import { missingPageFaults, pages } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const [name, path] of Object.entries(pages)) {
  test(`the pictures of the ${name} keep their place and its links lead somewhere`, async ({
    page,
    request,
    faults,
  }) => {
    if (name === 'not-found page') faults.allow(...missingPageFaults);
    await page.goto(path);
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => ({
        source: image.getAttribute('src'),
        sized: Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0,
        described: image.hasAttribute('alt'),
        choices: [...(image.parentElement?.querySelectorAll('source') ?? []), image]
          .map((source) => source.getAttribute('srcset') ?? '')
          .join(),
      })),
    );
    if (['home', 'portfolio', 'blog', 'post'].includes(name)) expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ sized: true, described: true, choices: expect.stringMatching(/\.avif \d+w/) });
      for (const [file] of picture.choices.matchAll(/\/images\/\S+/g))
        expect((await request.head(file)).status(), file).toBe(200);
    }

    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shared = await request.head(new URL(card ?? '').pathname);
    expect([shared.status(), shared.headers()['content-type']], `${card}`).toEqual([200, 'image/jpeg']);

    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
    const own = [...new Set(links.filter((link) => link.startsWith('/')))];
    expect(own.length).toBeGreaterThan(2);
    for (const link of own) {
      const answer = await request.get(link, { headers: { Accept: 'text/html' } });
      expect(answer.status(), link).toBe(200);
    }
    // The router writes a link within the page with the page's own path.
    for (const link of new Set(links)) {
      const [target, id] = link.split('#');
      if (id && (target === '' || target === path))
        await expect(page.locator(`#${id}`), `the target of ${link}`).toHaveCount(1);
    }
  });
}
