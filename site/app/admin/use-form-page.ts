import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useSubmitGuard } from '#ui/form/submit-button.tsx';
import { type ToastContent, toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from './actions/action-result.ts';

export type PageFormProps = {
  answer: ActionResult | undefined;
  pending: boolean;
  onValid(event: FormEvent<HTMLFormElement>): void;
};

/**
 * For a page on which a message replaces the form after success. Guards the form against double submit. After success,
 * shows `done` as a toast, and moves the focus to the message's `title`, because the focused form is gone.
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
