import { contactSchema } from '@agency/api/contract/contact';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { BotCheckHandle } from '#app/bot-check/bot-check-config.ts';
import { useContractForm } from '#app/form/use-contract-form.ts';
import { useSubmitGuard } from '#ui/form/submit-button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { type InquiryResult, inquiryFormId, noticeOf, verifyYouAreHuman } from './inquiry-result.ts';
import type { QuoteEntries } from './read-quote.ts';

/** The state of the bot check: its token once it has succeeded, and whether it is running. */
type CheckState = { token: string | null; checking: boolean };
const unchecked: CheckState = { token: null, checking: false };

const empty = { name: '', email: '', company: '', service: '', budget: '', regarding: '', message: '' };

/**
 * Validates the inquiry form, sends it with the bot check's token, and shows the result. Each result starts the check
 * over, because a token works only once. `given`: the result of a form that was posted without scripts. `quote`: the
 * form's initial values.
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
  /** The element around the bot check. */
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
    // Reloads nothing, because no page's data depends on an inquiry.
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
    // If a field is invalid, it already has the focus.
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
/** The names of the visible fields. */
export const entryNames = Object.keys(empty);
