import { expect, test } from 'vitest';
import type { ContentTag } from '#api/contract/content-tags.ts';
import { createLogger } from '#api/platform/logger.ts';
import { blogPost, portfolioItem } from '../../test/factories.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { withScheduledContent } from './announce-scheduled.ts';

const { client: database } = await useTestDatabase();
const logger = createLogger({ level: 'silent' });

test('each moment at which content becomes public is announced, even a millisecond after another', async () => {
  const first = Date.now() + 150;
  const at = (ms: number) => new Date(first + ms);
  const announced: { tag: ContentTag; after: number }[] = [];
  // Listens before the rows exist, so that a slow machine misses no moment.
  const changes: ((tag: ContentTag) => void)[] = [];
  const onContentChange = (listen: (tag: ContentTag) => void) => {
    changes.push(listen);
    return () => undefined;
  };
  const content = withScheduledContent({ onContentChange }, { database, logger });
  await database.portfolioItem.createMany({
    data: [
      portfolioItem({ publishAt: at(0) }),
      portfolioItem({ publishAt: at(1) }),
      portfolioItem({ publishAt: at(2), draft: true }),
    ],
  });
  await database.blogPost.create({ data: blogPost({ createdAt: at(200) }) });
  content.onContentChange((tag) => announced.push({ tag, after: Date.now() - first }));
  changes[0]?.('blog');
  await expect.poll(() => announced.length, { timeout: 3_000 }).toBe(6);
  content.close();
  const moments = [0, 0, 1, 1, 200, 200];
  expect(announced.every(({ after }, at) => after >= (moments[at] ?? 0))).toBe(true);
  expect(new Set(announced.map(({ tag }) => tag))).toEqual(new Set(['blog', 'portfolio']));
});
