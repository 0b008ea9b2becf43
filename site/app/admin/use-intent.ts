import { createContext, type FormEvent, use, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useSubmitGuard } from '#ui/form/use-submit-guard.ts';
import type { Answer } from './actions/action-result.ts';

/** Hears of each answer that was refused for want of a session. */
export const SessionEndedContext = createContext<(answer: object) => void>(() => undefined);

/**
 * Sends a form to the page's action without leaving the page, once at a time however often its button is pressed.
 * `onAnswer` hears each answer once, when the lists behind it have been refreshed; so does the page, when the session is over.
 */
export function useIntent(onAnswer: (answer: Answer) => void) {
  const { Form, state, data } = useFetcher<Answer>();
  const pending = state !== 'idle';
  const startSubmit = useSubmitGuard(pending, data);
  const heard = useRef<Answer>(undefined);
  const sessionEnded = use(SessionEndedContext);
  const hear = useEffectEvent((landed: Answer) => {
    if (landed.status === 'signed-out') sessionEnded(landed);
    onAnswer(landed);
  });

  useEffect(() => {
    if (pending || !data || data === heard.current) return;
    heard.current = data;
    hear(data);
  }, [pending, data]);

  /** For the form's `onSubmit`. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!startSubmit()) event.preventDefault();
  }

  return { Form, onSubmit, pending, answer: data };
}
