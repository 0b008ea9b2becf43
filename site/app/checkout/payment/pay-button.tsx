import { useEffect, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Stage } from './create-payment.ts';
import * as styles from './payment-step.css.ts';

type PayButtonProps = { payment: { stage: Stage; pay(): void; load(): Promise<void> } };

/** Long enough that a visitor wonders, in ms. */
const longMs = 6_000;

/** PayPal's own button, or what stands in its place: that it is coming, did not come, or has done its work. */
export function PayButton({ payment: { stage, pay, load } }: PayButtonProps) {
  const slow = useSlow(stage === 'loading');
  if (stage === 'processing')
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className={styles.processing}>
        <p className={text({ as: 'label' })}>Processing your payment...</p>
        <p className={text({ as: 'small' })}>Please keep this page open. If it closes, your payment is not lost.</p>
        <span className={styles.running} aria-hidden="true" />
      </div>
    );
  if (stage === 'absent')
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.absent}>
        <p>PayPal’s button could not be loaded. Nothing was charged; please check your connection.</p>
        <button type="button" className={button({ kind: 'secondary' })} onClick={() => void load()}>
          Try again
        </button>
      </div>
    );
  return (
    <>
      <p role="status" className={styles.waiting}>
        {stage === 'loading' ? 'Loading PayPal...' : null}
        {slow ? ' This takes longer than usual. Your order is kept.' : null}
        {stage === 'paying' ? 'Waiting for PayPal. Its window shows what to do.' : null}
      </p>
      {stage === 'loading' ? null : (
        // A press is heard here, whatever of the SDK's own it falls on.
        <paypal-button type="pay" className={`paypal-gold ${styles.button}`} onClick={pay} />
      )}
    </>
  );
}

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), longMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}
