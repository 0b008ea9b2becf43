import { type FormEvent, useState } from 'react';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { useIntent } from '../use-intent.ts';

/**
 * Ends a review. The result is awaited beside the list and not in the order, which may be gone from it by then; `land`
 * gives the focus a place when its button is gone.
 */
export function useClearing(land: () => void) {
  const [sent, setSent] = useState('');
  const { Form, onSubmit, pending } = useIntent((answer) => {
    if (answer.status === 'done') toast({ title: 'Order cleared', description: 'It needs no review any more.' });
    else toastFailure(answer, 'Failed to clear the order.');
    if (document.activeElement === document.body) land();
  });
  return {
    Form,
    /** This very order is being cleared. */
    isPending: (id: string) => pending && sent === id,
    onSubmit(event: FormEvent<HTMLFormElement>, id: string) {
      onSubmit(event);
      if (!event.defaultPrevented) setSent(id);
    },
  };
}
export type Clearing = ReturnType<typeof useClearing>;
