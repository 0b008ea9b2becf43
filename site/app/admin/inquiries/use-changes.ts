import { useRef } from 'react';
import type { Inquiry } from '#ui/admin/inbox/inquiry.ts';
import { inquiryKind } from '#ui/admin/inbox/inquiry.ts';
import { type Mutation, messagesOf } from '#ui/admin/kind.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure, useIntent } from '../use-intent.ts';

/** A mutation of an inquiry, with its variables. */
export type Change = { mutation: string; variables: Record<string, unknown> };

const undoMs = 10_000;
const declaredAs = (mutation: string) =>
  inquiryKind.mutations[mutation as keyof typeof inquiryKind.mutations] as unknown as Mutation<Inquiry, unknown>;

/**
 * Changes inquiries, one after the other in the order of the calls, and offers to undo the last one.
 *
 * @returns a function that changes an inquiry.
 */
export function useChanges(): (inquiry: Inquiry, change: Change) => void {
  const waiting = useRef<{ inquiry: Inquiry; change: Change }[]>([]);
  const sent = useRef<{ inquiry: Inquiry; change: Change }>(undefined);
  const { send } = useIntent((answer) => {
    const { inquiry, change } = sent.current ?? {};
    sent.current = undefined;
    if (!inquiry || !change) return;
    const mutation = declaredAs(change.mutation);
    const messages = messagesOf(mutation, { title: inquiry.name, variables: change.variables });
    if (answer.status !== 'done') toastFailure(answer, messages?.refused ?? '');
    else if (messages) {
      const undo = mutation.effect === 'patch' ? mutation.undo?.(inquiry) : undefined;
      toast({
        title: messages.done ?? '',
        description: inquiry.name,
        duration: undoMs,
        ...(undo && {
          action: { label: 'Undo', elsewhere: 'Press Z to undo', onSelect: () => run(inquiry, undo) },
        }),
      });
    }
    sendNext();
  });

  function sendNext(): void {
    if (sent.current) return;
    sent.current = waiting.current.shift();
    if (!sent.current) return;
    const { inquiry, change } = sent.current;
    const variables = Object.entries(change.variables).map(([name, value]) => [name, String(value ?? '')]);
    send({ ...mutationFields('inquiry', change.mutation), id: inquiry.id, ...Object.fromEntries(variables) });
  }

  function run(inquiry: Inquiry, change: Change): void {
    waiting.current.push({ inquiry, change });
    sendNext();
  }
  return run;
}
