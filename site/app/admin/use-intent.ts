import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Messages } from '#ui/admin/kind.ts';
import { useSubmitGuard } from '#ui/form/submit-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from './actions/action-result.ts';

/** Called with each result that reports an ended session. */
export const SessionEndedContext = createContext<(answer: object) => void>(() => undefined);

/**
 * Sends forms to the page's action without leaving the page. Until a form's result arrives, the form is not sent again.
 * `onAnswer` gets each result once, after the page's data has been reloaded. If the session has ended,
 * `SessionEndedContext` gets the result too.
 */
export function useIntent(onAnswer: (answer: ActionResult) => void) {
  const { Form, submit, state, data, formData } = useFetcher<ActionResult>();
  const pending = state !== 'idle';
  const startSubmit = useSubmitGuard(pending, data);
  const handled = useRef<ActionResult>(undefined);
  const sessionEnded = use(SessionEndedContext);
  const handle = useEffectEvent((answer: ActionResult) => {
    if (answer.status === 'signed-out') sessionEnded(answer);
    onAnswer(answer);
  });

  useEffect(() => {
    if (pending || !data || data === handled.current) return;
    handled.current = data;
    handle(data);
  }, [pending, data]);

  /** Sends the fields to the current page's action, or to the action at `action`. */
  function send(fields: Record<string, string>, action?: string) {
    if (startSubmit()) void submit(fields, { method: 'post', action });
  }

  return {
    Form,
    onSubmit: startSubmit,
    send,
    pending,
    /** The `id` field of the form that is being sent. Null if no form is being sent. */
    pendingId: pending ? formData?.get('id') : null,
    answer: data,
  };
}
export type Intended = ReturnType<typeof useIntent>;

/** Shows the result of a kind's mutation in a toast. */
export function toastResult(answer: ActionResult, messages: Messages | null): void {
  if (answer.status !== 'done') toastFailure(answer, messages?.refused ?? '');
  else if (messages) toast({ title: messages.ok ?? messages.done ?? '', description: answer.message });
}

/**
 * Shows a failure in a toast, with this `title` and the API's reason if there is one. Shows nothing for an ended
 * session, which has its own dialog.
 */
export function toastFailure({ status, message }: ActionResult, title: string): void {
  if (status === 'signed-out') return;
  const reasons = {
    gone: message && `${message} The list has been refreshed.`,
    conflict: message,
    refused: message,
    expired: message,
    fault: 'The server did not respond. Please try again.',
    done: undefined,
  };
  toast({ title, description: reasons[status], variant: 'destructive' });
}
