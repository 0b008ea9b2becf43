import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './bot-check.css.ts';
import type { BotCheckEvents } from './bot-check-config.ts';
import { type IssuedChallenge, useChallenge } from './use-challenge.ts';

/** The text for each phase. Each fits one line on a phone, so that nothing moves when the text changes. */
const remarks: Record<Exclude<ProofPhase, 'unavailable'>, string> = {
  ready: 'No pictures to solve, no tracking.',
  checking: 'Checking. This takes a second or two…',
  passed: 'Checked. You can send the form.',
  failed: 'Check failed. Please tick again.',
  expired: 'Check expired. Please tick again.',
};

/**
 * A checkbox that makes the device do some work. The API then verifies the work.
 *
 * Uses altcha's protocol and solver, but not its element. That element is ten times as large, watches the pointer by
 * default, needs workers, and has its own look.
 */
export function ProofOfWorkCheck({ challengeUrl, ref, ...events }: { challengeUrl: string } & BotCheckEvents) {
  const box = useRef<HTMLInputElement>(null);
  const { take, renew } = useChallenge(challengeUrl, box);
  const { phase, check, reset } = useProofOfWork(take, events);
  const id = useId();
  useImperativeHandle(ref, () => ({
    reset() {
      reset();
      renew();
    },
  }));
  // The visitor may have ticked the box before scripts ran.
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

/**
 * Manages a proof of work. `check` starts the work. `reset` ends the work and discards the token, which also happens
 * when the token expires.
 */
function useProofOfWork(
  take: (signal: AbortSignal) => Promise<IssuedChallenge>,
  { onToken, onChecking, onUnavailable }: BotCheckEvents,
): ProofOfWork {
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
      const { challenge, endsAt } = await take(controller.signal);
      controller.signal.throwIfAborted();
      const token = await solveBotCheck(challenge, controller.signal);
      setEndsAt(endsAt);
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
    // Timers stop while the device sleeps, so the time is also checked when the page becomes visible.
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

/** Thrown if this browser cannot do the work. */
class NoSolverError extends Error {
  override name = 'NoSolverError';
}

/** Loads the solver on demand, because most visitors send no form. */
async function loadSolver(): Promise<typeof import('./solve-bot-check.ts')> {
  if (!globalThis.crypto?.subtle) throw new NoSolverError('A page without https has no cryptography');
  return import('./solve-bot-check.ts').catch((cause) => {
    throw new NoSolverError('The solver cannot be loaded', { cause });
  });
}
