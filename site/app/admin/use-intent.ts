import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Answer } from './actions/answer.ts';

/**
 * Sends a form to the page's action without leaving the page, once at a time however often its button is pressed.
 * `onAnswer` hears each answer once, when the lists behind it have been refreshed.
 */
export function useIntent(onAnswer: (answer: Answer) => void) {
  const { Form, state, data } = useFetcher<Answer>();
  const underWay = useRef(false);
  const heard = useRef<Answer>(undefined);
  const hear = useEffectEvent(onAnswer);

  useEffect(() => {
    if (state !== 'idle') return;
    underWay.current = false;
    if (!data || data === heard.current) return;
    heard.current = data;
    hear(data);
  }, [state, data]);

  /** For the form's `onSubmit`, after whatever else may hold it back. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (event.defaultPrevented) return;
    if (underWay.current) event.preventDefault();
    underWay.current = true;
  }

  return { Form, onSubmit, pending: state !== 'idle', answer: data };
}
