import { errorCodes } from '@agency/api/contract/errors';
import type { SiteContext } from '#app/site-context.ts';
import { type TodayData, todayQuery } from '#ui/admin/today/today-query.ts';

/** What waits and how the last weeks went; null when it could not be loaded: the dashboard has its lists without it. */
export async function loadToday({ queryApi, logError }: SiteContext): Promise<TodayData | null> {
  try {
    return await queryApi(todayQuery, {});
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) logError(error);
    return null;
  }
}
