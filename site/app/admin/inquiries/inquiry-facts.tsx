import { mailto } from '#app/mailto.ts';
import { budgetLabel, serviceLabel } from '#ui/admin/inbox/labels.ts';
import * as styles from '../facts.css.ts';
import { Moment } from '../moment.tsx';
import type { Inquiry } from './inquiry-actions.ts';

/** Who wrote, about what, and when. */
export function InquiryFacts({ inquiry, now }: { inquiry: Inquiry; now: string }) {
  const { email, company, service, budget, createdAt } = inquiry;
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        <a href={mailto(email)}>{email}</a>
      </dd>
      {company ? (
        <>
          <dt>Company</dt>
          <dd>{company}</dd>
        </>
      ) : null}
      <dt>Service</dt>
      <dd>{serviceLabel(service)}</dd>
      {budget ? (
        <>
          <dt>Budget</dt>
          <dd>{budgetLabel(budget)}</dd>
        </>
      ) : null}
      <dt>Received</dt>
      <dd>
        <Moment at={createdAt} now={now} full />
      </dd>
    </dl>
  );
}
