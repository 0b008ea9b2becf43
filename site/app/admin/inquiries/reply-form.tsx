import { replySchema } from '@agency/api/contract/replies';
import { type FormEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConflictView } from '#ui/admin/conflict/conflict-view.tsx';
import { type Choices, isAllTheirs } from '#ui/admin/form-model.ts';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { Composer, type ReplyFile } from '#ui/admin/reply/composer.tsx';
import { lastShownAt, type Message, quotedOf, replyForm } from '#ui/admin/reply/reply.ts';
import { composer } from '#ui/admin/reply/thread.css.ts';
import type { ReplyTemplate } from '#ui/admin/reply-template/reply-template.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { OwnerContext } from '../frame/owner.tsx';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastFailure } from '../use-intent.ts';
import {
  adoptDraft,
  copyOf,
  isSameText,
  isSent,
  keepCopy,
  keyOf,
  type ReplyCopy,
  replyState,
  restoreCopy,
  useReplyCopies,
} from './reply-copy.ts';
import type { ReplyRequest } from './use-changes.ts';
import { chooseFiles, useReplyFiles } from './use-reply-files.ts';

type ReplyFormProps = {
  inquiry: Inquiry;
  messages: readonly Message[];
  templates: readonly ReplyTemplate[];
  agencyName: string | null;
  files: readonly ReplyFile[];
  onRemoveFile(file: ReplyFile): void;
  onSend(request: ReplyRequest): void;
  /** Called when the server has accepted the reply, which the admin can still undo. */
  onSent(reply: { id: string }, thenDone: boolean): void;
};

const refusals = { save: 'The draft could not be saved. Your text is still here.', send: 'The reply was not sent.' };

/** How long typing must pause before the form saves the draft, in ms. */
const pauseMs = 1_500;

/**
 * The field for the next reply. Saves the draft on the server after each pause, and when the admin leaves the page,
 * so that the admin can continue on another device. If the draft was changed elsewhere, shows both versions.
 */
export function ReplyForm(props: ReplyFormProps) {
  const { inquiry, messages, templates, agencyName, files, onRemoveFile, onSend, onSent } = props;
  const { id: inquiryId, replyId } = inquiry;
  const owner = use(OwnerContext);
  const key = keyOf(owner.username, inquiryId);
  const draft = messages.find(({ id }) => id === replyId) ?? null;
  const form = useRef<HTMLFormElement>(null);
  const area = () => form.current?.querySelector('textarea') ?? null;
  const copy = useReplyCopies((copies) => copies[key]);
  const { typed, text, known, theirs } = replyState(copy, replyId, draft);
  const sending = copy?.sending ?? null;
  const error = copy?.error ?? null;

  /** Whether the text was typed for an earlier reply. The form does not save such a text before the admin edits it. */
  const isOld = Boolean(copy?.replyId && copy.replyId !== replyId);

  function edit(change: Partial<ReplyCopy>) {
    const now = copyOf(key) ?? { text, replyId, base: known, sending: null, error: null };
    keepCopy(key, { ...now, ...(change.text !== undefined && { replyId }), ...change });
  }

  function send(mutation: 'save' | 'send', thenDone = false) {
    let sent = '';
    edit({ sending: mutation });
    onSend({
      mutation,
      fields() {
        const now = copyOf(key);
        const { text, version } = replyState(now, replyId, draft);
        sent = text;
        const more = mutation === 'send' && { seenAt: lastShownAt(inquiry, messages), thenDone: String(thenDone) };
        return { inquiryId, text, version: String(version ?? ''), ...more };
      },
      onAnswer: (answer) => (mutation === 'save' ? onSaved(answer, sent) : onReplied(answer, sent, thenDone)),
    });
  }
  function onSaved(answer: ActionResult, sent: string) {
    const now = copyOf(key);
    if (!now) return;
    const sending = now.sending === 'save' ? null : now.sending;
    if (answer.status !== 'done') return refuse(answer, 'save', { ...now, sending });
    const base = { ...(answer.current as Message), text: sent };
    keepCopy(key, { ...now, sending, base });
    // If the form was closed meanwhile, nothing else saves what was typed after the request began.
    if (!form.current && !sending && !isSameText(now.text, sent) && owner.isSignedIn()) send('save');
  }
  function onReplied(answer: ActionResult, sent: string, thenDone: boolean) {
    const now = copyOf(key);
    if (answer.status !== 'done') return now && refuse(answer, 'send', { ...now, sending: null });
    const isRest = now && !isSameText(now.text, sent);
    keepCopy(key, isRest ? { ...now, replyId: null, sending: null, base: null } : undefined);
    onSent({ id: replyId }, thenDone && form.current !== null);
  }
  function refuse(answer: ActionResult, mutation: 'save' | 'send', now: ReplyCopy) {
    const current = answer.status === 'conflict' ? (answer.current as Message | undefined) : undefined;
    const isReplied = current && current.progress !== 'draft';
    const replied = `${current?.by ?? 'Somebody'} has already replied. Your text is kept for the next reply.`;
    const problem = answer.form?.error && Object.values(answer.form.error).flat()[0];
    const message = isReplied ? replied : (problem ?? answer.message ?? refusals[mutation]);
    const isChoice = current && !isReplied && !isSameText(current.text, now.text);
    keepCopy(key, { ...now, error: isChoice ? null : message });
    if (!form.current || answer.status === 'signed-out') toastFailure(answer, refusals[mutation]);
  }

  const save = useEffectEvent(() => {
    if (typed && !isOld && !theirs && !sending && owner.isSignedIn()) send('save');
  });
  useEffect(() => {
    if (!copy || copy.sending || copy.error) return;
    const timer = setTimeout(() => save(), pauseMs);
    return () => clearTimeout(timer);
  }, [copy]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHide);
    // With `capture`, this listener runs before the listener of the change queue, which then asks the admin to stay
    // until the draft is saved.
    const onLeave = () => save();
    window.addEventListener('beforeunload', onLeave, { capture: true });
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onLeave, { capture: true });
      save();
    };
  }, []);
  const sent = copy !== undefined && isSent(copy, messages);
  useEffect(() => {
    if (sent) keepCopy(key, undefined);
  }, [sent, key]);
  useEffect(() => adoptDraft(key, known), [key, known, copy]);
  const [initialText] = useState(text);
  // Takes over what was typed before the page's scripts ran.
  const begin = useEffectEvent(() => {
    const value = area()?.value ?? '';
    if (!isSameText(value, initialText)) edit({ text: value });
    void restoreCopy(key, replyId);
  });
  useEffect(() => {
    begin();
  }, []);
  // Shows a draft that another window has changed.
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (field && !isSameText(field.value, text)) field.value = text;
  }, [text]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending === 'send' || adding) return;
    const { success, error } = replySchema.safeParse({ inquiryId, text: area()?.value });
    edit({ error: success ? null : (error.issues[0]?.message ?? null) });
    if (!success) return area()?.focus();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send('send', submitter?.getAttribute('name') === 'thenDone');
  }
  function choose(choices: Choices, thenSave: boolean) {
    if (!theirs) return;
    edit({ text: replyForm.merge(mine, theirs, choices).text, base: theirs, error: null });
    if (thenSave && !isAllTheirs(choices)) send('save');
    area()?.focus();
  }

  const mine = { inquiryId, text };
  const { add, problem, adding } = useReplyFiles(inquiryId);
  return (
    <>
      {theirs ? (
        <ConflictView
          key={theirs.version}
          one="reply"
          differences={replyForm.differencesOf(copy?.base ?? null, mine, theirs)}
          pending={sending !== null}
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
        onInput={() => edit({ ...(!typed && { base: known }), text: area()?.value ?? '', error: null })}
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
          quoted={quotedOf(inquiry, messages)}
          bind={{ field: { name: 'text', initialValue: initialText, errors: error ? [error] : [] } }}
          templates={templates}
          agencyName={agencyName}
          siteUrl={globalThis.location?.origin ?? ''}
          sending={sending === 'send'}
          adding={adding}
          files={files}
          fileProblem={problem}
          onAttach={() => void chooseFiles().then(add)}
          onFiles={(given) => void add(given)}
          onRemoveFile={onRemoveFile}
          status={
            adding
              ? 'Adding the file...'
              : sending === 'save'
                ? 'Saving the draft...'
                : typed
                  ? 'Not saved yet'
                  : known?.text
                    ? 'Draft saved'
                    : ''
          }
        />
      </form>
    </>
  );
}
