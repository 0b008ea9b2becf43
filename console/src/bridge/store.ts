import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';

/** What the renderer keeps between starts, one text each: Apollo's cache, writes that wait, how the view was left. */
export const storeNameSchema = z.enum(['cache', 'outbox', 'view']);
export type StoreName = z.infer<typeof storeNameSchema>;

/** Far more than the cache of a long inbox, and little enough that a runaway writer cannot fill the disk. */
export const storeTextSchema = z.string().max(64 * 1024 * 1024);
