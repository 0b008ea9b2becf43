import { resolveArrayConnection } from '@pothos/plugin-relay';
import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { pageArguments } from './keyset.ts';

const offset = /^OffsetConnection:\d{1,6}$/;

/** The rule for the arguments of a list that is loaded as a whole. */
export const shortListSchema = pageArguments((cursor) => offset.test(Buffer.from(cursor, 'base64').toString()));

/** Returns a page of a list that is short enough to be loaded as a whole, and so can be sorted in any way. */
export const shortList = <Row>(args: z.infer<typeof shortListSchema>, rows: readonly Row[]) =>
  resolveArrayConnection({ args, defaultSize: limits.page.default, maxSize: limits.page.max }, rows);
