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

test('a search also finds a post that is older than the loaded ones', async ({ api, launch }) => {
  const { blogPost } = api.database;
  await blogPost.deleteMany();
  const posts = Array.from({ length: 500 }, (_, number) => newPost({ slug: `post-${number}` }));
  await blogPost.createMany({ data: [...posts, newPost({ slug: 'old', createdAt: new Date('2020-01-01') })] });
  const page = await atWork(await launch(), api);
  await page.getByRole('button', { name: 'Posts' }).click();
  await expect(page.getByText('500 posts loaded, newest first')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('post old');
  await expect(page.getByRole('button', { name: 'Post old' })).toBeVisible();
  await expect(page.getByText('1 post,')).toBeVisible();
  await blogPost.updateMany({ where: { slug: 'old' }, data: { trashedAt: new Date() } });
  await expect(page.getByText('No post matches this search.')).toBeVisible();
});
