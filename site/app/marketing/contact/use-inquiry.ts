import { contactSchema } from '@agency/api/contract/contact';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { BotCheckHandle } from '#app/bot-check/bot-check-config.ts';
import { useContractForm } from '#app/form/use-contract-form.ts';
import { useSubmitGuard } from '#ui/form/use-submit-guard.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { type InquiryResult, inquiryFormId, noticeOf, verifyYouAreHuman } from './inquiry-result.ts';
import type { QuoteEntries } from './read-quote.ts';

/** The bot check's token once it is passed; `checking` while it is being made. */
type CheckState = { token: string | null; checking: boolean };
const unchecked: CheckState = { token: null, checking: false };

const empty = { name: '', email: '', company: '', service: '', budget: '', regarding: '', message: '' };

/**
 * The inquiry form's life: entries are checked, sent once with the bot check's token, and answered. A token works once, so
 * every answer begins the check anew. `given` is the answer that the page was loaded with, where it was posted without scripts;
 * `quote` is what the form opens with.
 */
export function useInquiry(
  fetcher: FetcherWithComponents<InquiryResult>,
  { given, quote }: { given: InquiryResult | undefined; quote: QuoteEntries | undefined },
) {
  const sending = fetcher.state === 'submitting';
  const answer = fetcher.data ?? given;
  const startSubmit = useSubmitGuard(sending, answer);
  const [{ token, checking }, setCheck] = useState<CheckState>(unchecked);
  const botCheck = useRef<BotCheckHandle>(null);
  /** What stands around the bot check. */
  const check = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  function send(event: FormEvent<HTMLFormElement>, entries: FormData) {
    event.preventDefault();
    if (sending) return;
    if (!token) {
      check.current?.querySelector<HTMLElement>('input, iframe')?.focus();
      return void toast(noticeOf({ outcome: 'unchecked', message: verifyYouAreHuman }));
    }
    if (!startSubmit()) return;
    entries.set('recaptchaToken', token);
    // Nothing that a page shows depends on an inquiry: its data need not be loaded again.
    fetcher.submit(entries, { method: 'post', action: '/contact', defaultShouldRevalidate: false });
  }

  const [form, fields] = useContractForm({
    id: inquiryFormId,
    schema: contactSchema,
    values: { ...empty, ...quote },
    reply: answer?.reply,
    onValid: send,
  });

  useEffect(() => {
    if (!fetcher.data) return;
    botCheck.current?.reset();
    setCheck(unchecked);
    // A wrong entry has the focus already.
    if (Object.keys(fetcher.data.reply.error ?? {}).length === 0) notice.current?.focus();
  }, [fetcher.data]);

  const missing = token ? undefined : checking ? 'Checking...' : 'Complete the check above to send';
  const checkEvents = {
    ref: botCheck,
    onToken: (made: string | null) => setCheck({ token: made, checking: false }),
    onChecking: () => setCheck({ token: null, checking: true }),
  };
  return { form, fields, sending, answer: sending ? undefined : answer, token, missing, check, checkEvents, notice };
}

export type InquiryFields = ReturnType<typeof useInquiry>['fields'];
/** The entries that a visitor sees. */
export const entryNames = Object.keys(empty);
