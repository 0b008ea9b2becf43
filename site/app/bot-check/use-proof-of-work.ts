import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BotCheckEvents } from './bot-check-events.ts';

export type ProofPhase = 'ready' | 'checking' | 'passed' | 'failed' | 'expired' | 'unavailable';

type ProofOfWork = { phase: ProofPhase; check(): void; reset(): void };

/** The life of a proof of work: begun by `check`, ended by its expiry or `reset`, which both take the token back. */
export function useProofOfWork(challengeUrl: string, { onToken, onUnavailable }: BotCheckEvents): ProofOfWork {
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
    try {
      const { proveWork } = await loadSolver();
      const { token, lifeMs } = await proveWork(challengeUrl, controller.signal);
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
    // The timer sleeps with the device; whoever wakes it sees the page first.
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

/** Loaded when it is needed: most visitors write nothing. */
async function loadSolver(): Promise<typeof import('./prove-work.ts')> {
  if (!globalThis.crypto?.subtle) throw new NoSolverError('A page without https has no cryptography');
  return import('./prove-work.ts').catch((cause) => {
    throw new NoSolverError('The solver cannot be loaded', { cause });
  });
}
