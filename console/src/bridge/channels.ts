import '@agency/api/contract/zod-without-eval';
import { limits } from '@agency/api/contract/limits';
import { z } from 'zod';
import { commandSchema } from './commands.ts';
import { aboutSchema, linkSchema, notificationSchema, themeSchema } from './desktop.ts';
import { connectionSchema, cursorSchema, liveChangeSchema } from './live.ts';
import { sessionSchema, signInOutcomeSchema, signInSchema } from './session.ts';
import { storeNameSchema, storeTextSchema } from './store.ts';

const nothing = z.void();

/**
 * Everything the renderer may ask of main: the arguments of each call and its answer. Main parses both, so that nothing
 * malformed comes in, and nothing that is not written here (a token, say) goes out.
 */
export const calls = {
  'session:get': { takes: z.tuple([]), gives: sessionSchema },
  'session:sign-in': { takes: z.tuple([signInSchema]), gives: signInOutcomeSchema },
  'session:sign-out': { takes: z.tuple([]), gives: nothing },
  'session:ended': { takes: z.tuple([]), gives: nothing },
  'live:start': { takes: z.tuple([cursorSchema.nullable()]), gives: nothing },
  'live:connection': { takes: z.tuple([]), gives: connectionSchema },
  'store:read': { takes: z.tuple([storeNameSchema]), gives: storeTextSchema.nullable() },
  'store:write': { takes: z.tuple([storeNameSchema, storeTextSchema]), gives: nothing },
  'store:set-aside': { takes: z.tuple([storeNameSchema]), gives: nothing },
  'picture:preview': { takes: z.tuple([z.string().min(1).max(limits.url.max)]), gives: z.boolean() },
  'desktop:set-unread': { takes: z.tuple([z.int().min(0).max(1_000_000)]), gives: nothing },
  'desktop:notify': { takes: z.tuple([notificationSchema]), gives: nothing },
  'desktop:open-mail': { takes: z.tuple([z.email().max(254), z.string().max(500)]), gives: z.boolean() },
  'desktop:copy': { takes: z.tuple([z.string().max(10_000)]), gives: nothing },
  'desktop:set-theme': { takes: z.tuple([themeSchema]), gives: nothing },
  'desktop:about': { takes: z.tuple([]), gives: aboutSchema },
  'desktop:open-logs': { takes: z.tuple([]), gives: nothing },
  'desktop:take-link': { takes: z.tuple([]), gives: linkSchema.nullable() },
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Everything main tells the renderer without being asked. */
export const events = {
  'session:changed': sessionSchema,
  'live:changed': liveChangeSchema,
  'live:connection-changed': connectionSchema,
  'desktop:link-waits': nothing,
  'desktop:command': commandSchema,
} as const;
export type Events = typeof events;
export type EventName = keyof Events;
export type EventPayload<Name extends EventName> = z.infer<Events[Name]>;
