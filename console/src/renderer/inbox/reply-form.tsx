import { draftSchema, replySchema } from '@agency/api/contract/replies';
import { graphql } from '@agency/api/typed-graphql';
import { ConflictView } from '@agency/site/ui/admin/conflict/conflict-view.tsx';
import { type Choices, isAllTheirs } from '@agency/site/ui/admin/form-model.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { Composer, type ReplyFile } from '@agency/site/ui/admin/reply/composer.tsx';
import { useFileUploads } from '@agency/site/ui/admin/reply/file-uploads.ts';
import { lastShownAt, type Message, quotedOf, replyForm } from '@agency/site/ui/admin/reply/reply.ts';
import { composer } from '@agency/site/ui/admin/reply/thread.css.ts';
import type { ReplyTemplate } from '@agency/site/ui/admin/reply-template/reply-template.ts';
import { useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { baseOf } from '../outbox/local-document.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { useList } from '../records/use-list.ts';
import { useRecordForm } from '../records/use-record-form.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const agencyNameQuery = graphql('query AgencyName { agencyName }');

/** How long typing must pause before the draft is saved on the server, in ms. */
const pauseMs = 1_500;

type ReplyFormProps = {
  inquiry: Inquiry;
  /** The server's version of the draft. */
  draft: Message | null;
  /** The shown messages of the server, newest first. The reply quotes the sender's last one. */
  messages: readonly Message[];
  files: readonly ReplyFile[];
  onSent(thenDone: boolean): void;
};

/**
 * The form for the next reply. Each keystroke is stored on this computer, and the draft is saved on the server after
 * each pause. If another device changed the draft meanwhile, both versions are shown.
 */
export function ReplyForm({ inquiry, draft, messages, files, onSent }: ReplyFormProps) {
  const { outbox, documents, server, desktop } = useWorkspace();
  const queue = useQueue();
  const { id: inquiryId, replyId, name } = inquiry;
  const { adding, problem: fileProblem, run } = useFileUploads(inquiryId);
  const blank = useMemo(() => ({ inquiryId }), [inquiryId]);
  const { records: templates } = useList<ReplyTemplate>('reply-template');
  const { data } = useQuery(agencyNameQuery, { fetchPolicy: 'cache-first' });
  const { form, document, typed, refusal, discard, goOnFrom } = useRecordForm('reply', replyId, draft, blank);
  const conflict = refusal?.reason === 'conflict' ? refusal : null;
  const text = String(useWatch({ control: form.control, name: 'text' }) ?? '');

  const reply = { kind: 'reply', id: replyId, title: name } as const;
  const keep = useEffectEvent(() => {
    // Reads the stored text, because the form may close before it renders the latest text.
    const unsaved = documents.getState()[replyId]?.unsaved;
    if (!unsaved || conflict) return;
    const { text } = replyForm.valuesOf(unsaved.values);
    form.clearErrors('text');
    if (!text.trim() && !draft) return discard();
    const { success, data: variables, error } = draftSchema.safeParse({ inquiryId, text });
    // Do not queue a text that breaks the contract's rules. The console checks the stored outbox at its next start and
    // could not load such an entry. The text stays in the form.
    if (!success) return form.setError('text', { message: error.issues[0]?.message ?? '' });
    outbox.queue({ ...reply, mutation: 'save', variables, base: baseOf('reply', draft) });
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => keep(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, text]);
  useEffect(() => () => keep(), []);

  const attach = () => run(() => desktop.attachFile(inquiryId).catch(() => 'The file could not be added.'));

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding) return;
    const thenDone = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === 'thenDone';
    const { success, data, error } = replySchema.safeParse({ ...form.getValues(), inquiryId });
    if (!success) {
      form.setError('text', { message: error.issues[0]?.message ?? '' });
      return form.setFocus('text');
    }
    const variables = { ...data, seenAt: lastShownAt(inquiry, messages), thenDone };
    queue({ ...reply, mutation: 'send', variables, base: baseOf('reply', draft) });
    onSent(thenDone);
  }

  if (conflict && document) {
    const theirs = conflict.current as Message;
    const mine = form.getValues();
    const take = (choices: Choices) => goOnFrom(theirs, replyForm.merge(mine, theirs, choices));
    return (
      <ConflictView
        key={theirs.version}
        one="reply"
        differences={replyForm.differencesOf(document.base?.values ?? null, mine, theirs)}
        pending={false}
        onSave={(choices) => {
          take(choices);
          if (isAllTheirs(choices)) discard();
        }}
        onEdit={take}
      />
    );
  }
  const message = form.formState.errors.text?.message;
  const failed = refusal && refusal.reason !== 'invalid' ? refusal.message : null;
  return (
    <form aria-label="Reply" className={composer} noValidate onSubmit={send}>
      <Composer
        inquiry={inquiry}
        quoted={quotedOf(inquiry, messages)}
        bind={{
          ...form.register('text'),
          field: { name: 'text', errors: [message, failed].filter((each) => typeof each === 'string') },
        }}
        templates={templates}
        agencyName={data?.agencyName ?? null}
        siteUrl={server}
        sending={false}
        adding={adding}
        files={files}
        fileProblem={fileProblem}
        onAttach={() => void attach()}
        onRemoveFile={({ id: fileId, name: file }) =>
          queue({
            kind: 'inquiry',
            id: inquiryId,
            title: name,
            mutation: 'removeReplyFile',
            variables: { fileId, name: file },
          })
        }
        status={
          adding
            ? 'Adding the file...'
            : typed
              ? 'Saved on this computer'
              : document
                ? 'Saving the draft...'
                : draft?.text
                  ? 'Draft saved'
                  : ''
        }
      />
    </form>
  );
}
