import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { text } from '#ui/theme/text.css.ts';
import { dollars } from './order-summary.tsx';
import * as styles from './steps.css.ts';

type BillingTermsProps = {
  /** A month's price, such as `149.00`. */
  price: string;
  /** The agency's, to cancel by. */
  email: string;
};

/** What is charged when, and how one cancels, before the payment and after it. */
export function BillingTerms({ price, email }: BillingTermsProps) {
  return (
    <section aria-labelledby="billing-terms" className={styles.terms}>
      <h2 id="billing-terms" className={text({ as: 'label' })}>
        Billing and canceling
      </h2>
      <dl className={styles.termList}>
        <Term name="Today">{dollars(price)} for the first month, with PayPal. We never see your card or account.</Term>
        <Term name="After that">
          Monthly billing continues automatically at {dollars(price)}, until you cancel with 30 days notice.
        </Term>
        <Term name="To cancel now">
          Leave this page before you approve the payment with PayPal, and nothing is charged.
        </Term>
        <Term name="To cancel later">
          Write to <a href={`mailto:${email}`}>{email}</a> and name your invoice. At the end you receive a final backup
          of your site.
        </Term>
      </dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.term}>
      <dt className={clsx(text({ as: 'label' }), styles.muted)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
