import { budgetLabel, serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import type { Inquiry } from '#bridge/inquiry.ts';
import { Moment } from '../time/moment.tsx';
import * as styles from './inquiry-pane.css.ts';

/** Who wrote, about what, and when. */
export function InquiryFacts({ inquiry: { email, company, service, budget, createdAt } }: { inquiry: Inquiry }) {
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>{email}</dd>
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
        <Moment at={createdAt} full />
      </dd>
    </dl>
  );
}
