import type { SiteContext } from '#app/site-context.ts';
import type { respond } from './answer.ts';

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
