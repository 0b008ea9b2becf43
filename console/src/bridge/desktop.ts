import '@agency/api/contract/zod-without-eval';
import { consoleKinds, kindNames, kinds } from '@agency/site/ui/admin/kinds.ts';
import { z } from 'zod';

/** The record that a link, such as `agency-console://inquiry/<uuid>`, or a notification opens. */
export const linkSchema = z.object({ kind: z.enum(kindNames), id: z.uuid() });
export type Link = z.infer<typeof linkSchema>;

export const linkedKinds = new Map<string, Link['kind']>(consoleKinds.map((name) => [kinds[name].link, name]));

/** A native notification about a record. A click on the notification opens the record. */
export const notificationSchema = linkSchema.extend({
  title: z.string().max(200),
  body: z.string().max(500),
  /** Whether an inquiry came back: it woke, or its sender wrote again. */
  again: z.boolean().default(false),
});
export type RecordNotification = z.infer<typeof notificationSchema>;

/** The theme: the system's, or the admin's choice. */
export const themeSchema = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof themeSchema>;

/** The program's versions, and its state as texts for the admin, for the About dialog and for bug reports. */
export const aboutSchema = z.object({
  versions: z.object({
    console: z.string(),
    electron: z.string(),
    chromium: z.string(),
    node: z.string(),
    system: z.string(),
  }),
  sandbox: z.string(),
  updates: z.string(),
  startsAtLogin: z.string(),
});
export type About = z.infer<typeof aboutSchema>;

export const openedSchema = z.enum(['opened', 'declined', 'failed', 'too many']);
export type Opened = z.infer<typeof openedSchema>;

/** The kinds of addresses in a stranger's message that may be opened outside the console: web, mail or phone. */
export const linkAddressSchema = z
  .string()
  .max(2_048)
  .refine((text) => {
    const { protocol, username = '', password = '' } = URL.parse(text) ?? {};
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol ?? '') && !username && !password;
  }, 'is not a link that may be opened');
