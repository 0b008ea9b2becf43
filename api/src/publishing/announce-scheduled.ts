import type { PrismaClient } from '@agency/prisma';
import type { ContentTag } from '#api/contract/content-tags.ts';
import type { DatabaseNotices } from '#api/platform/database-notices.ts';
import type { Logger } from '#api/platform/logger.ts';

/** The longest wait before the next query, in ms, because timers are limited to 24 days. */
const longestWaitMs = 60 * 60_000;
const retryMs = 1_000;

/**
 * The tags of content that can be scheduled. Each moment is announced with all of them, because several kinds may
 * become public at once.
 */
const scheduledTags = ['blog', 'portfolio'] as const satisfies readonly ContentTag[];

/**
 * Returns the first moment after `after` at which a post or a portfolio item becomes public. Null if none is scheduled.
 */
async function nextMoment(database: PrismaClient, after: Date): Promise<Date | null> {
  const [post, item] = await Promise.all([
    database.blogPost.findFirst({
      where: { published: true, trashedAt: null, createdAt: { gt: after } },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
    database.portfolioItem.findFirst({
      where: { draft: false, publishAt: { gt: after } },
      orderBy: { publishAt: 'asc' },
      select: { publishAt: true },
    }),
  ]);
  const moments = [post?.createdAt, item?.publishAt].filter((moment) => moment instanceof Date);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/**
 * Extends `onContentChange`, which reports changes by any process, with scheduled content that becomes public. Each
 * process waits for these moments itself, so that its cached pages expire without a worker.
 *
 * @returns the extended `onContentChange`, and `close`, which ends the wait.
 */
export function withScheduledContent(
  { onContentChange }: Pick<DatabaseNotices, 'onContentChange'>,
  { database, logger }: { database: PrismaClient; logger: Logger },
): Pick<DatabaseNotices, 'onContentChange'> & { close(): void } {
  const listeners = new Set<(tag: ContentTag) => void>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let asked = 0;
  let announced = new Date();

  /** Waits for the next moment after the last announced one, even if that moment has passed meanwhile. */
  async function waitForNext(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    const next = await nextMoment(database, announced).catch((error: unknown) => {
      if (!closed) logger.debug({ err: error }, 'the time of the next scheduled content could not be read');
      return undefined;
    });
    // Stop if another call has started meanwhile, because that call has newer data.
    if (closed || mine !== asked) return;
    const until = next ? next.getTime() - Date.now() : longestWaitMs;
    timer = setTimeout(
      () => {
        if (next && until <= longestWaitMs) {
          announced = next;
          for (const listener of listeners) for (const tag of scheduledTags) listener(tag);
        }
        void waitForNext();
      },
      // Add 1 ms, because a timer may fire a fraction of a millisecond early.
      next === undefined ? retryMs : Math.min(Math.max(until, 0) + 1, longestWaitMs),
    ).unref();
  }

  const stop = onContentChange(() => void waitForNext());
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
