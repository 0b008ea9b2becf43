import { createContext, use, useCallback, useRef, useState } from 'react';
import { useBeforeUnload, useLocation } from 'react-router';
import { type Bulk, bulkDone } from '#ui/admin/inbox/bulk.ts';
import { heldTitle } from '#ui/admin/inbox/held-changes.tsx';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { asSeen, type Mutation, messagesOf } from '#ui/admin/kind.ts';
import { kindOf } from '#ui/admin/kinds.ts';
import type { MessageAction } from '#ui/admin/reply/thread.tsx';
import type { Subscription } from '#ui/admin/subscriptions/subscription-documents.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure, useIntent } from '../use-intent.ts';

/** A mutation of an inquiry, a reply or a subscription, with its variables. */
export type Change = {
  mutation: string;
  variables: Record<string, unknown>;
  isUndo?: boolean;
  /** The title of the toast that follows the change. */
  done?: string;
  /** Called if the change was refused or failed. */
  onFailed?(): void;
};

const undoMs = 10_000;

/** A request that saves the next reply as a draft, or sends it to the visitor. */
export type ReplyRequest = {
  mutation: 'save' | 'send';
  /** Returns the form entries. Called when the queue sends the request, so that the entries are current. */
  fields(): Record<string, string>;
  /** Called with the result, even if another inquiry is shown by then. */
  onAnswer(answer: ActionResult): void;
};

/** A change of an inquiry, of a reply to the inquiry, or of a subscription. */
type Step = {
  kind: 'inquiry' | 'reply' | 'subscription';
  id: string;
  /** The name of the inquiry's sender or the subscription's customer. */
  name: string;
  page: string;
  change: Change;
  /** The changes that undo this one. */
  reverse?: readonly Change[] | undefined;
  /** The changes that were made together with this one. */
  group?: Group | undefined;
  /** Whether another admin has signed in since this change was sent. */
  isOfAnother?: boolean;
} & Partial<ReplyRequest>;

/** Changes that one Undo undoes: their number, how many results are missing, and how to undo each change made. */
type Group = {
  size: number;
  left: number;
  undo: (() => void)[];
  /** Why the last refused change was refused. */
  failure?: string | undefined;
  /** Whether the admin undid the group before all results had arrived. */
  isUndone?: boolean;
};

/** A change that the server refused because the inquiry was changed elsewhere, and the server's response. */
type Held = { step: Step; answer: ActionResult };

/** Returns the form entries of the request for a change. */
function fieldsOf({ kind, id, change: { mutation, variables }, fields }: Step): Record<string, string> {
  const given = Object.entries(variables).map(([name, value]) => [name, String(value ?? '')]);
  return { ...mutationFields(kind, mutation), id, ...Object.fromEntries(given), ...fields?.() };
}

function reverseOf(inquiry: Inquiry, { mutation, isUndo }: Change): readonly Change[] | undefined {
  const declared = declaredAs('inquiry', mutation);
  const reverse = isUndo || declared.effect !== 'patch' ? undefined : declared.undo?.(inquiry);
  return reverse?.map((each) => ({ ...each, isUndo: true }));
}

const declaredAs = (kind: Step['kind'], mutation: string) =>
  kindOf(kind).mutations[mutation] as Mutation<Inquiry, unknown>;

/**
 * Sends changes of inquiries, replies and subscriptions one after the other, in the order of the calls, and keeps the
 * held ones. Each call of `undo` undoes the newest change that is not undone yet, unless it is older than 10 seconds.
 * The queue belongs to the layout of the admin pages, so that it continues when another page opens.
 */
export function useChangeQueue() {
  const waiting = useRef<Step[]>([]);
  const sent = useRef<Step>(undefined);
  const undoable = useRef<{ run(): void; until: number }[]>([]);
  const [held, setHeld] = useState<readonly Held[]>([]);
  const owner = useRef<string>(undefined);
  const { send } = useIntent((answer) => {
    const step = sent.current;
    sent.current = undefined;
    if (!step) return;
    const { kind, name, change, reverse, group, onAnswer, isOfAnother } = step;
    if (group) group.left -= 1;
    const messages = messagesOf(declaredAs(kind, change.mutation), { title: name, variables: change.variables });
    if (onAnswer) onAnswer(answer);
    else if (isOfAnother) {
      if (answer.status !== 'done') change.onFailed?.();
    } else if (answer.status === 'conflict') {
      setHeld((all) => [...all, { step, answer }]);
      toast({ title: heldTitle, description: name, variant: 'destructive' });
    } else if (answer.status !== 'done') {
      toastFailure(answer, messages?.refused ?? '');
      if (group) group.failure = answer.message ?? messages?.refused;
      change.onFailed?.();
    } else if (messages) {
      const title = change.isUndo ? 'Undone' : (change.done ?? messages.done ?? messages.ok ?? '');
      const about = answer.message ?? name;
      const undoIt = (change: Change) => run({ ...step, change, reverse: undefined, group: undefined });
      if (group) group.undo.push(() => reverse?.forEach(undoIt));
      else toast({ title, description: about, duration: undoMs });
      if (group?.size === 1 && !group.isUndone) offerUndo({ title, name: about }, () => undoAll(group));
    }
    if (group?.left === 0 && group.undo.length > 0) {
      if (group.isUndone) undoAll(group);
      else if (group.size > 1) offerUndoOf(group, messages?.done ?? '');
    }
    sendNext();
  });

  // Asks before the admin leaves the site, because the changes in the queue would be lost.
  useBeforeUnload(useCallback((event) => sent.current && event.preventDefault(), []));

  function sendNext(): void {
    if (sent.current) return;
    sent.current = waiting.current.shift();
    if (!sent.current) return;
    send(fieldsOf(sent.current), sent.current.page);
  }

  /** Undoes the newest change. If the result of the change has not arrived yet, waits for it first. */
  function undo(): void {
    const unanswered = [sent.current, ...waiting.current].findLast(
      (step) => step?.group && !step.group.isUndone,
    )?.group;
    const last = unanswered ? undefined : undoable.current.pop();
    if (unanswered) unanswered.isUndone = true;
    if (last && last.until > Date.now()) last.run();
  }

  /** Shows a toast that says what was done, and that offers to undo it by button or key. */
  function offerUndo({ title, name }: { title: string; name: string }, undoIt: () => void): void {
    const entry = { run: undoIt, until: Date.now() + undoMs };
    undoable.current.push(entry);
    const onSelect = () => {
      // A second click does nothing, and neither does a click after another admin has signed in.
      if (!undoable.current.includes(entry)) return;
      undoable.current = undoable.current.filter((each) => each !== entry);
      undoIt();
    };
    const action = { label: 'Undo', elsewhere: 'Press Z to undo', onSelect };
    toast({ title, description: name, duration: undoMs, action });
  }

  function offerUndoOf(group: Group, title: string): void {
    const { size, undo, failure } = group;
    const some = `${undo.length} of ${size} inquiries`;
    const name = undo.length === size ? `${size} inquiries` : [some, failure].filter(Boolean).join('. ');
    offerUndo({ title, name }, () => undoAll(group));
  }

  function undoAll({ undo }: Group): void {
    for (const each of undo) each();
  }

  function run(step: Step): void {
    const own = step.reverse ? { size: 1, left: 1, undo: [] } : undefined;
    waiting.current.push({ ...step, group: step.group ?? own });
    sendNext();
  }

  /**
   * Sets who is signed in. Drops the changes that another admin left in this tab, because they would be sent under the
   * new admin's name.
   */
  function setOwner(username: string): void {
    if (owner.current !== undefined && owner.current !== username) {
      if (sent.current) sent.current = { ...sent.current, isOfAnother: true };
      // Marks unsent texts as not saved, so that the admin who typed them finds them again.
      for (const { onAnswer, change } of waiting.current.splice(0))
        if (onAnswer) onAnswer({ status: 'signed-out' });
        else change.onFailed?.();
      undoable.current = [];
      setHeld([]);
    }
    owner.current = username;
  }
  return { held, setHeld, run, undo, offerUndo, setOwner };
}

export const ChangeQueueContext = createContext<ReturnType<typeof useChangeQueue> | null>(null);

/** Returns functions that change inquiries, replies and subscriptions, even after their page is closed. */
export function useChanges() {
  const queue = use(ChangeQueueContext);
  if (!queue) throw new Error('Only the layout of the admin pages has the queue of changes.');
  const { held, setHeld, undo, offerUndo } = queue;
  const { pathname: page } = useLocation();
  const run = (step: Omit<Step, 'page'>) => queue.run({ ...step, page });
  const heldChanges = held.map((each, place) => {
    const { id, name, change } = each.step;
    const { variables, mutation } = change;
    const drop = () => setHeld((all) => all.filter((other) => other !== each));
    return {
      key: `${id} ${place}`,
      id,
      change: messagesOf(declaredAs('inquiry', mutation), { title: name, variables })?.queued ?? '',
      news: each.answer.message ?? '',
      onDrop: drop,
      onDo() {
        drop();
        const current = each.answer.current as Inquiry;
        const again = asSeen(declaredAs('inquiry', mutation), variables, current) as Change['variables'];
        const reverse = reverseOf(current, change);
        run({ ...each.step, change: { ...change, variables: again }, reverse, group: undefined });
      },
    };
  });
  return {
    held: heldChanges,
    change: (inquiry: Inquiry, change: Change) =>
      run({ kind: 'inquiry', id: inquiry.id, name: inquiry.name, change, reverse: reverseOf(inquiry, change) }),
    /** Changes several inquiries. One toast offers to undo all of these changes. */
    changeEach(changes: readonly { inquiry: Inquiry; change: Change }[]) {
      const { length } = changes;
      const group = length > 1 ? { size: length, left: length, undo: [] } : undefined;
      for (const { inquiry, change } of changes) {
        const { id, name } = inquiry;
        run({ kind: 'inquiry', id, name, change, reverse: reverseOf(inquiry, change), group });
      }
    },
    /** Makes the same change to all inquiries that match a search. */
    changeAll: (bulk: Bulk) =>
      run({
        ...{ kind: 'inquiry', id: '', name: '' },
        change: { mutation: 'changeAll', variables: bulk, done: bulkDone(bulk) },
        reverse: [{ mutation: 'undoAll', variables: { key: bulk.key }, isUndo: true }],
      }),
    markUnread: ({ id, name }: Inquiry, onAnswer: ReplyRequest['onAnswer']) =>
      run({ kind: 'inquiry', id, name, change: { mutation: 'markUnread', variables: {} }, onAnswer }),
    sendReply: ({ name, replyId: id }: Inquiry, { mutation, ...request }: ReplyRequest) =>
      run({ kind: 'reply', id, name, change: { mutation, variables: {} }, ...request }),
    changeReply: ({ name }: Inquiry, { id }: { id: string }, mutation: MessageAction) =>
      run({ kind: 'reply', id, name, change: { mutation, variables: {} } }),
    addPlanNote: ({ id, customerName: name }: Subscription, text: string, onFailed: () => void) =>
      run({ kind: 'subscription', id, name, change: { mutation: 'addNote', variables: { text }, onFailed } }),
    undo,
    offerUndo,
  };
}
