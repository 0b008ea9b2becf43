import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import type { Route } from './+types/route.ts';
import { Inquiries } from './inquiries.tsx';
import { loadInbox } from './load-inbox.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadInbox);

export const meta = (args: Route.MetaArgs) => screenHead('inbox', args);

export default screen<ContentOf<typeof loadInbox>>('inbox', (inbox, now) => <Inquiries inbox={inbox} now={now} />);
