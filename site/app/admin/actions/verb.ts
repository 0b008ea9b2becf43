import { z } from 'zod';
import type { SiteContext } from '#app/site-context.ts';
import type { respond } from './action-result.ts';

/** What a form on the admin's page asks for, in its `intent` field. */
export type Intent =
  | 'sign-in'
  | 'sign-out'
  | 'save-item'
  | 'delete-item'
  | 'delete-inquiry'
  | 'mark-inquiry-read'
  | 'retry-mail'
  | 'discard-mail'
  | 'clear-order';

/** What a form's intent leads to. It answers expected failures and throws faults. */
export type Verb = (sent: {
  /** Not read yet, for `readForm`. */
  request: Request;
  /** The same form as it came, for what is in no schema, such as an id. */
  form: FormData;
  site: SiteContext;
  /** Where the form stands, as path and query. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;

const versionSchema = z.coerce.number().pipe(z.int32()).catch(0);

/** The version of the item that a form was made from. A form without one has seen none: 0, which no item ever is. */
export const readVersion = (form: FormData): number => versionSchema.parse(form.get('version'));
