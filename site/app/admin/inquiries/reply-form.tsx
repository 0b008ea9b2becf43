import { replySchema } from '@agency/api/contract/replies';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConflictView } from '#ui/admin/conflict/conflict-view.tsx';
import { type Choices, isAllTheirs } from '#ui/admin/form-model.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { Composer } from '#ui/admin/reply/composer.tsx';
import { type Message, replyForm } from '#ui/admin/reply/reply.ts';
import { composer } from '#ui/admin/reply/thread.css.ts';
import type { ReplyTemplate } from '#ui/admin/reply-template/reply-template.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure, useIntent } from '../use-intent.ts';

type ReplyFormProps = {
  inquiry: Inquiry;
  messages: readonly Message[];
  templates: readonly ReplyTemplate[];
  agencyName: string | null;
  /** A reply is on its way, and can be taken back. */
  onSent(reply: { id: string }, thenDone: boolean): void;
};

const refusals = { save: 'The draft could not be kept. Your words are still here.', send: 'The reply was not sent.' };

/** How long a pause in typing is before the draft is kept, in ms. */
const pauseMs = 1_500;

/**
 * The field of the next reply. The draft is kept on the server after each pause, and when the page is left: another device
 * goes on with it. If it was changed there meanwhile, both versions are shown.
 */
export function ReplyForm({ inquiry, messages, templates, agencyName, onSent }: ReplyFormProps) {
  const { id: inquiryId, replyId } = inquiry;
  const draft = messages.find(({ id }) => id === replyId) ?? null;
  const form = useRef<HTMLFormElement>(null);
  const area = () => form.current?.querySelector('textarea') ?? null;
  /** The version that the text here was made from. */
  const [base, setBase] = useState(draft);
  /** What the server has, as far as this page knows. */
  const [kept, setKept] = useState(draft?.text ?? '');
  const [typed, setTyped] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Counts the pauses in typing. */
  const [pausedAt, setPausedAt] = useState(0);
  const [theirs, setTheirs] = useState<Message | null>(null);
  const sent = useRef<{ text: string; thenDone: boolean } | null>(null);

  // Where nothing was typed the field follows the draft, wherever it is written. What was typed for a reply that another
  // device sent meanwhile becomes the next one.
  const follow = useEffectEvent(() => {
    const field = area();
    if (!field) return;
    if (typed && base?.id === draft?.id) return;
    setBase(draft);
    setKept(draft?.text ?? '');
    if (typed) setPausedAt((at) => at + 1);
    else if (field.value !== (draft?.text ?? '')) field.value = draft?.text ?? '';
  });
  const draftVersion = draft?.version;
  useEffect(() => {
    follow();
  }, [replyId, draftVersion]);

  function refuse(answer: ActionResult, mutation: 'save' | 'send') {
    const current = answer.status === 'conflict' ? (answer.current as Message | undefined) : undefined;
    if (current?.progress === 'draft') return setTheirs(current);
    if (current)
      return setError(`${current.by ?? 'Somebody'} has replied meanwhile. What you typed is kept for the next reply.`);
    const problem = answer.form?.error && Object.values(answer.form.error).flat()[0];
    if (problem) setError(problem);
    else toastFailure(answer, refusals[mutation]);
  }
  const saving = useIntent((answer) => {
    const text = sent.current?.text ?? '';
    if (answer.status !== 'done') return refuse(answer, 'save');
    setKept(text);
    // The list was reloaded before this answer came.
    setBase(draft);
    setTyped((area()?.value ?? text) !== text);
  });
  const sending = useIntent((answer) => {
    if (answer.status !== 'done') return refuse(answer, 'send');
    setTyped(false);
    onSent({ id: replyId }, sent.current?.thenDone ?? false);
  });

  const values = (text: string) => ({ inquiryId, text });
  function send(mutation: 'save' | 'send', text: string, thenDone = false) {
    sent.current = { text, thenDone };
    const version = String(theirs?.version ?? base?.version ?? '');
    const more: Record<string, string> =
      mutation === 'send' ? { seenAt: inquiry.lastMessageAt, thenDone: String(thenDone) } : {};
    const intent = mutation === 'send' ? sending : saving;
    const fields: Record<string, string> = { ...mutationFields('reply', mutation), ...values(text), ...more };
    intent.send({ ...fields, id: replyId, version });
  }
  const save = useEffectEvent(() => {
    const text = area()?.value ?? '';
    if (typed && !theirs && !saving.pending && !sending.pending && text !== kept) send('save', text);
  });
  useEffect(() => {
    if (pausedAt === 0) return;
    const timer = setTimeout(() => save(), pauseMs);
    return () => clearTimeout(timer);
  }, [pausedAt]);
  // What was typed while the last draft was on its way.
  const { pending } = saving;
  useEffect(() => {
    if (!pending) setPausedAt((at) => at && at + 1);
  }, [pending]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      save();
    };
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = area()?.value ?? '';
    const { success, error } = replySchema.safeParse(values(text));
    setError(success ? null : (error.issues[0]?.message ?? null));
    if (!success) return area()?.focus();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!sending.pending) send('send', text, submitter?.getAttribute('name') === 'thenDone');
  }
  function choose(choices: Choices, thenSave: boolean) {
    const field = area();
    if (!field || !theirs) return;
    field.value = replyForm.merge(values(field.value), theirs, choices).text;
    setBase(theirs);
    setTheirs(null);
    setTyped(field.value !== theirs.text);
    setKept(theirs.text);
    if (thenSave && !isAllTheirs(choices)) setPausedAt((at) => at + 1);
    field.focus();
  }

  const mine = values(area()?.value ?? '');
  return (
    <>
      {theirs ? (
        <ConflictView
          key={theirs.version}
          one="reply"
          differences={replyForm.differencesOf(base, mine, theirs)}
          pending={saving.pending}
          onSave={(choices) => choose(choices, true)}
          onEdit={(choices) => choose(choices, false)}
        />
      ) : null}
      <form
        ref={form}
        method="post"
        aria-label="Reply"
        className={composer}
        hidden={theirs !== null}
        noValidate
        onSubmit={onSubmit}
        onInput={() => {
          setTyped(true);
          setError(null);
          setPausedAt((at) => at + 1);
        }}
      >
        {Object.entries({
          ...mutationFields('reply', 'send'),
          id: replyId,
          version: draft?.version ?? '',
          inquiryId,
        }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Composer
          inquiry={inquiry}
          bind={{ field: { name: 'text', initialValue: draft?.text ?? '', errors: error ? [error] : [] } }}
          templates={templates}
          agencyName={agencyName}
          siteUrl={globalThis.location?.origin ?? ''}
          sending={sending.pending}
          status={saving.pending ? 'Keeping the draft...' : typed ? 'Not kept yet' : kept ? 'Draft kept' : ''}
        />
      </form>
    </>
  );
}
