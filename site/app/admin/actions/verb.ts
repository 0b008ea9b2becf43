import type { SiteContext } from '#app/site-context.ts';
import type { respond } from './answer.ts';

/** What a form's intent leads to. It answers expected failures and throws faults. */
export type Verb = (sent: {
  form: FormData;
  site: SiteContext;
  /** Where the form stood, as path and query. */
  address: string;
}) => Promise<Response | ReturnType<typeof respond>>;
