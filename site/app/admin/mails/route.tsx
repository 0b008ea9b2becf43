import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { loadMail } from './load-mail.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadMail);

export const meta = (args: Route.MetaArgs) => screenHead('mail', args);

export default screen<ContentOf<typeof loadMail>>('mail', ({ items, total, sentAt }, now) => (
  <UndeliveredMails mails={items} total={total} sentAt={sentAt} now={now} />
));
