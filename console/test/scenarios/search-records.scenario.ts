import { newPost } from '../../../e2e/fixtures/content.factory.ts';
import { atWork, goOffline } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';

test('posts can be found by their words, even offline', async ({ api, launch }) => {
  const { blogPost } = api.database;
  await blogPost.deleteMany();
  await blogPost.createMany({
    data: [newPost({ slug: 'speed', title: 'Café: why it is slow' }), newPost({ slug: 'mail', title: 'Lost mail' })],
  });
  const page = await atWork(await launch(), api);
  await page.getByRole('button', { name: 'Posts' }).click();
  await expect(page.getByText('2 posts')).toBeVisible();
  await goOffline(page, api);
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('SLOW cafe');
  await expect(page.getByText('1 post,')).toBeVisible();
  await expect(page.getByRole('button', { name: /Café/ })).toBeVisible();
  await search.fill('nothing');
  await expect(page.getByText('No post matches this search.')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByText('2 posts')).toBeVisible();
});
