import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { inquiryKind } from '#ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { type Mutation, messagesOf } from '#ui/admin/kind.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure, useIntent } from '../use-intent.ts';

/** A mutation of an inquiry, with its variables. */
export type Change = { mutation: string; variables: Record<string, unknown>; isUndo?: boolean };

const undoMs = 10_000;
/** The form entries that send a change. */
function fieldsOf({ inquiry: { id }, change: { mutation, variables } }: Step): Record<string, string> {
  const given = Object.entries(variables).map(([name, value]) => [name, String(value ?? '')]);
  return { ...mutationFields('inquiry', mutation), id, ...Object.fromEntries(given) };
}

const declaredAs = (mutation: string) =>
  inquiryKind.mutations[mutation as keyof typeof inquiryKind.mutations] as unknown as Mutation<Inquiry, unknown>;

type Step = { inquiry: Inquiry; change: Change };

/**
 * Changes inquiries, one after the other in the order of the calls. `undo` takes back the last change, then the one before, as
 * long as each is 10 seconds old at most.
 */
export function useChanges() {
  const waiting = useRef<Step[]>([]);
  const sent = useRef<Step>(undefined);
  const undoable = useRef<{ run(): void; until: number }[]>([]);
  const submit = useSubmit();
  const { pathname } = useLocation();
  // Another screen opens before all were sent: they are sent at once.
  const sendRest = useEffectEvent(() => {
    for (const step of waiting.current.splice(0))
      void submit(fieldsOf(step), { method: 'post', action: pathname, navigate: false });
  });
  useEffect(() => () => sendRest(), []);
  const { send } = useIntent((answer) => {
    const { inquiry, change } = sent.current ?? {};
    sent.current = undefined;
    if (!inquiry || !change) return;
    const mutation = declaredAs(change.mutation);
    const messages = messagesOf(mutation, { title: inquiry.name, variables: change.variables });
    if (answer.status !== 'done') toastFailure(answer, messages?.refused ?? '');
    else if (messages) {
      const reverse = change.isUndo || mutation.effect !== 'patch' ? undefined : mutation.undo?.(inquiry);
      const title = change.isUndo ? 'Undone' : (messages.done ?? messages.ok ?? '');
      const { name } = inquiry;
      if (reverse) offerUndo({ title, name }, () => run(inquiry, { ...reverse, isUndo: true }));
      else toast({ title, description: name, duration: undoMs });
    }
    sendNext();
  });

  function sendNext(): void {
    if (sent.current) return;
    sent.current = waiting.current.shift();
    if (!sent.current) return;
    send(fieldsOf(sent.current));
  }

  function undo(): void {
    const last = undoable.current.pop();
    if (last && last.until > Date.now()) last.run();
  }

  /** Says what was done, and offers to undo it, also by key. */
  function offerUndo({ title, name }: { title: string; name: string }, undoIt: () => void): void {
    undoable.current.push({ run: undoIt, until: Date.now() + undoMs });
    const action = { label: 'Undo', elsewhere: 'Press Z to undo', onSelect: undo };
    toast({ title, description: name, duration: undoMs, action });
  }

  function run(inquiry: Inquiry, change: Change): void {
    waiting.current.push({ inquiry, change });
    sendNext();
  }
  return { change: run, undo, offerUndo };
}
