import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { Text } from '#ui/layout/text.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { type ContentOf, screen, screenLoader } from '../frame/screen.tsx';
import { CsvLink } from '../listing/list-section.tsx';
import { formPage, head, links } from '../writing/writing-page.css.ts';
import type { Route } from './+types/route.ts';
import { loadMail } from './load-mail.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = screenLoader(loadMail);

export const meta = (args: Route.MetaArgs) => screenHead('mail', args);

export default screen<ContentOf<typeof loadMail>>('mail', ({ items, total }, now) => (
  <section aria-label="Mail" className={formPage}>
    <div className={head}>
      <Text as="h2" look="heading">
        Mail
      </Text>
      <div className={links}>{items.length > 0 ? <CsvLink href="/admin/export/mail.csv" /> : null}</div>
    </div>
    <UndeliveredMails mails={items} total={total} now={now} next={() => document.getElementById('content')} />
    {items.length === 0 ? (
      <EmptyState
        title="All mail has been delivered."
        remark="Mail that a server rejects appears here with the reason, to be sent again."
      />
    ) : null}
  </section>
));
