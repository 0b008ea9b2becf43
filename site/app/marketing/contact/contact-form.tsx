import { type KeyboardEvent, useRef, useState } from 'react';
import { PrefetchPageLinks, useRouteLoaderData } from 'react-router';
import { BotCheck } from '#app/bot-check/bot-check.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { formAttributes } from '#ui/form/form-attributes.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './contact-form.css.ts';
import type { InquiryAnswer } from './inquiry-answer.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import { InquiryNotice } from './inquiry-notice.tsx';
import { draftKey } from './settle-inquiry.ts';
import { draftNames, useInquiry } from './use-inquiry.ts';

type ContactFormProps = {
  /** Where to write when the form cannot be used. */
  email: string;
  /** What the page was answered with, where the form was posted without scripts. */
  answer?: InquiryAnswer;
};

/** The inquiry form. Without scripts it is posted to /contact, which answers with the page and everything that was typed. */
export function ContactForm({ email, answer: given }: ContactFormProps) {
  const { form, fields, sending, answer, token, setToken, botCheck, notice } = useInquiry(given);
  const element = useRef<HTMLFormElement>(null);
  const keepDraft = useDraft(element, draftKey, draftNames);
  const [unavailable, setUnavailable] = useState(false);
  const [begun, setBegun] = useState(false);
  const config = useRouteLoaderData<typeof rootLoader>('root')?.botCheck;
  const blocked = useHydrated() && !token;
  const [firstWrong] = Object.keys(given?.reply.error ?? {}).filter((name) => draftNames.includes(name));
  return (
    <form
      {...formAttributes(form)}
      ref={element}
      method="post"
      action="/contact"
      aria-label="Your inquiry"
      className={styles.form}
      onFocus={() => setBegun(true)}
      onInput={keepDraft}
      onKeyDown={blocked ? submitOnEnter : undefined}
    >
      <InquiryFields fields={fields} focused={firstWrong} />
      {/* What sends the form belongs to /contact: fetched while there is a network, in case it is gone by then. */}
      {begun ? <PrefetchPageLinks page="/contact" /> : null}
      <div className={styles.check}>
        {config ? (
          <BotCheck config={config} ref={botCheck} onToken={setToken} onUnavailable={() => setUnavailable(true)} />
        ) : null}
        {unavailable && !token ? <p>The check could not be loaded. {writeInstead(email)}</p> : null}
        <noscript>
          <p>The check needs JavaScript. {writeInstead(email)}</p>
        </noscript>
      </div>
      {answer ? <InquiryNotice answer={answer} ref={notice} autoFocus={answer === given && !firstWrong} /> : null}
      <div className={styles.wide}>
        <SubmitButton pending={sending} disabled={blocked}>
          Send message
        </SubmitButton>
        <p className={`${text({ as: 'remark' })} ${styles.remark}`}>
          We use what you write here to answer you, and for nothing else.
        </p>
      </div>
    </form>
  );
}

const writeInstead = (email: string) => (
  <>
    You can write to <a href={`mailto:${email}`}>{email}</a> instead.
  </>
);

/** Browsers do not submit on Enter while the button is disabled. Then nothing would say what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
