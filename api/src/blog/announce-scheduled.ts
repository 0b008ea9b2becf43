import type { PrismaClient } from '@agency/prisma';
import type { ContentTag } from '#api/contract/content-tags.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';

/** The longest wait before the database is asked again, in ms: a timer takes no more than 24 days. */
const longestWaitMs = 60 * 60_000;
const retryMs = 1_000;

/**
 * Subscribes to the tags of content that changes: by any process's change, and at the moment a scheduled post becomes public.
 * Each process waits for that moment itself, so that pages in its caches end then, whether any worker runs or not.
 *
 * @returns the subscription, and how to end the wait.
 */
export function withScheduledPosts(
  { onContentChange }: Pick<DatabaseNotices, 'onContentChange'>,
  { database, logger }: { database: PrismaClient; logger: Logger },
): Pick<DatabaseNotices, 'onContentChange'> & { close(): void } {
  const listeners = new Set<(tag: ContentTag) => void>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let asked = 0;

  async function waitForNext(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    const now = new Date();
    const next = await database.blogPost
      .findFirst({
        where: { published: true, trashedAt: null, createdAt: { gt: now } },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      })
      .catch((error: unknown) => {
        if (!closed) logger.debug({ err: error }, 'the next scheduled post is not known');
        return undefined;
      });
    // A later question knows more.
    if (closed || mine !== asked) return;
    const until = next ? next.createdAt.getTime() - now.getTime() : longestWaitMs;
    const isDue = next && until <= longestWaitMs;
    timer = setTimeout(
      () => {
        if (isDue) for (const listener of listeners) listener('blog');
        void waitForNext();
      },
      next === undefined ? retryMs : Math.min(until, longestWaitMs),
    ).unref();
  }

  const stop = onContentChange((tag) => {
    if (tag !== 'portfolio') void waitForNext();
  });
  void waitForNext();
  return {
    onContentChange(listener) {
      listeners.add(listener);
      const stopListening = onContentChange(listener);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      stop();
    },
  };
}
