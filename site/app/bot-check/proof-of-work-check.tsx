import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './bot-check.css.ts';
import type { BotCheckEvents } from './bot-check-config.ts';

/** Each is one line on a phone, so that nothing moves when it changes. */
const remarks: Record<Exclude<ProofPhase, 'unavailable'>, string> = {
  ready: 'No pictures to solve, no tracking.',
  checking: 'Checking, for a second or two…',
  passed: 'Checked. You can send the form.',
  failed: 'Check failed. Please tick again.',
  expired: 'Check expired. Please tick again.',
};

/**
 * A checkbox that makes the device do some work, which a server then verifies.
 *
 * It uses altcha's protocol and solver with its own rendering: altcha's element is ten times as large, watches the pointer by
 * default, needs workers, and has its own look.
 */
export function ProofOfWorkCheck({ challengeUrl, ref, ...events }: { challengeUrl: string } & BotCheckEvents) {
  const { phase, check, reset } = useProofOfWork(challengeUrl, events);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => ({ reset }));
  // Checked before scripts ran.
  const checkTicked = useEffectEvent(() => void (box.current?.checked && check()));
  useEffect(() => checkTicked(), []);
  if (phase === 'unavailable') return null;
  return (
    <div className={styles.frame} data-state={phase}>
      <span className={styles.tick}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={`${id}-state`}
          aria-invalid={phase === 'failed' || undefined}
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

type ProofPhase = 'ready' | 'checking' | 'passed' | 'failed' | 'expired' | 'unavailable';

type ProofOfWork = { phase: ProofPhase; check(): void; reset(): void };

/** The life of a proof of work: `check` begins it; its expiry or `reset` ends it and discards the token. */
function useProofOfWork(challengeUrl: string, { onToken, onChecking, onUnavailable }: BotCheckEvents): ProofOfWork {
  const [phase, setPhase] = useState<ProofPhase>('ready');
  const [endsAt, setEndsAt] = useState(0);
  const running = useRef<AbortController>(null);

  const stop = () => running.current?.abort();
  const clear = (next: ProofPhase) => {
    stop();
    setPhase(next);
    onToken(null);
  };

  async function check(): Promise<void> {
    stop();
    const controller = new AbortController();
    running.current = controller;
    setPhase('checking');
    onChecking?.();
    try {
      const { solveBotCheck } = await loadSolver();
      const { token, lifeMs } = await solveBotCheck(challengeUrl, controller.signal);
      setEndsAt(Date.now() + lifeMs);
      setPhase('passed');
      onToken(token);
    } catch (fault) {
      if (controller.signal.aborted) return;
      console.error('The bot check failed.', fault);
      const unavailable = fault instanceof NoSolverError;
      clear(unavailable ? 'unavailable' : 'failed');
      if (unavailable) onUnavailable?.();
    }
  }

  useEffect(() => () => running.current?.abort(), []);

  const expire = useEffectEvent(() => clear('expired'));
  useEffect(() => {
    if (phase !== 'passed') return;
    const timer = setTimeout(() => expire(), endsAt - Date.now());
    // The timer sleeps with the device; after waking, the visitor sees the page first.
    const look = () => {
      if (Date.now() >= endsAt) expire();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [phase, endsAt]);

  return { phase, check, reset: () => clear('ready') };
}

/** This browser cannot do the work. */
class NoSolverError extends Error {
  override name = 'NoSolverError';
}

/** Loaded on demand: most visitors write nothing. */
async function loadSolver(): Promise<typeof import('./solve-bot-check.ts')> {
  if (!globalThis.crypto?.subtle) throw new NoSolverError('A page without https has no cryptography');
  return import('./solve-bot-check.ts').catch((cause) => {
    throw new NoSolverError('The solver cannot be loaded', { cause });
  });
}
