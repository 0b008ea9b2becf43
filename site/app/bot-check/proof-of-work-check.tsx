import { Check } from 'lucide-react';
import { useId, useImperativeHandle } from 'react';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { BotCheckEvents } from './bot-check-events.ts';
import * as styles from './proof-of-work-check.css.ts';
import { type ProofPhase, useProofOfWork } from './use-proof-of-work.ts';

/** Each is one line on a phone, so that nothing moves when it changes. */
const remarks: Record<Exclude<ProofPhase, 'unavailable'>, string> = {
  ready: 'No pictures to solve, no tracking.',
  checking: 'Checking, for a second or two…',
  passed: 'Checked. You can send the form.',
  failed: 'Check failed. Please tick again.',
  expired: 'Check expired. Please tick again.',
};

/**
 * A box to tick, upon which the device does some work that a server then believes.
 *
 * Speaks altcha's protocol with altcha's solver, but draws itself: altcha's own element is ten times as large, watches the
 * pointer unless told not to, cannot work without workers, and brings a look of its own.
 */
export function ProofOfWorkCheck({ challengeUrl, ref, ...events }: { challengeUrl: string } & BotCheckEvents) {
  const { phase, check, reset } = useProofOfWork(challengeUrl, events);
  const hydrated = useHydrated();
  const id = useId();
  useImperativeHandle(ref, () => ({ reset }));
  if (phase === 'unavailable') return null;
  return (
    <div className={styles.frame} data-state={phase}>
      <span className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={`${id}-state`}
          aria-invalid={phase === 'failed' || undefined}
          disabled={!hydrated}
          checked={phase === 'checking' || phase === 'passed'}
          onChange={({ target }) => (target.checked ? check() : reset())}
        />
        <Check className={styles.sign} strokeWidth={3} aria-hidden="true" />
      </span>
      <div>
        <label htmlFor={id} className={styles.label}>
          I am not a robot
        </label>
        <p id={`${id}-state`} role="status" className={text({ as: 'remark' })}>
          {remarks[phase]}
        </p>
      </div>
    </div>
  );
}
