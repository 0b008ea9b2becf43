import { clsx } from 'clsx';
import { FlaskConical } from 'lucide-react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './payment-step.css.ts';

/** Says that no money moves here, before anything can be pressed. */
export function DemoNote() {
  return (
    <p className={clsx(text({ as: 'small' }), styles.demo)}>
      <FlaskConical size={18} aria-hidden="true" className={styles.demoSign} />
      <span>
        <strong>This is a demonstration and takes no money.</strong> A stand-in takes PayPal’s place, so that you can
        try every step. Nothing is charged to anybody.
      </span>
    </p>
  );
}
