import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useSubmitGuard } from '#ui/form/submit-button.tsx';
import { type ToastContent, toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from './actions/action-result.ts';

/** The props of a page's form: the last result, and the function that sends the form. */
export type PageFormProps = {
  answer: ActionResult | undefined;
  pending: boolean;
  onValid(event: FormEvent<HTMLFormElement>): void;
};

/**
 * Handles a page on which a message replaces the sent form. Blocks the form until the response, shows `done` as a
 * toast, and then moves the focus to the message's `title`, because the focused form is gone.
 */
export function useFormPage(answer: ActionResult | undefined, done: ToastContent | null) {
  const pending = useNavigation().formMethod === 'POST';
  const onValid = useSubmitGuard(pending, answer);
  const title = useRef<HTMLHeadingElement>(null);
  const finish = useEffectEvent(() => {
    if (done) toast(done);
    title.current?.focus();
  });

  useEffect(() => {
    if (answer?.status === 'done') finish();
  }, [answer]);

  return { pending, onValid, title };
}
