import { contactBudgets, contactServices } from '@agency/api/contract/contact';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { PrefetchPageLinks, useRouteLoaderData } from 'react-router';
import { BotCheck } from '#app/bot-check/bot-check.tsx';
import { formAttributes } from '#app/form/use-contract-form.ts';
import { useDraft } from '#app/form/use-draft.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { draftKey, type InquiryResult, noticeOf } from './inquiry-result.ts';
import * as styles from './route.css.ts';
import { draftNames, type InquiryFields as Fields, useInquiry } from './use-inquiry.ts';

type ContactFormProps = {
  /** Where to write when the form cannot be used. */
  email: string;
  /** What the page was answered with, where the form was posted without scripts. */
  answer?: InquiryResult;
};

/** The inquiry form. Without scripts it is posted to /contact, which answers with the page and everything that was typed. */
export function ContactForm({ email, answer: given }: ContactFormProps) {
  const { form, fields, sending, answer, token, setToken, botCheck, notice } = useInquiry(given);
  const element = useRef<HTMLFormElement>(null);
  const keepDraft = useDraft(element, draftKey, draftNames);
  const [unavailable, setUnavailable] = useState(false);
  const hydrated = useHydrated();
  const config = useRouteLoaderData<typeof rootLoader>('root')?.botCheck;
  const blocked = hydrated && !token;
  const [firstWrong] = Object.keys(given?.reply.error ?? {}).filter((name) => draftNames.includes(name));
  return (
    <form
      {...formAttributes(form)}
      ref={element}
      method="post"
      action="/contact"
      aria-label="Your inquiry"
      className={styles.form}
      data-hydrate={draftKey}
      onInput={keepDraft}
      onKeyDown={blocked ? submitOnEnter : undefined}
    >
      <InquiryFields fields={fields} focused={firstWrong} />
      {/* What sends the form belongs to /contact: fetched while there is a network, in case it is gone by then. */}
      {hydrated ? <PrefetchPageLinks page="/contact" /> : null}
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

/** What an inquiry consists of. `focused` names the field to begin with, where the page comes with errors. */
function InquiryFields({ fields, focused }: { fields: Fields; focused: string | undefined }) {
  const of = (name: keyof Fields) => ({ field: fields[name], autoFocus: focused === name });
  return (
    <>
      <TextField {...of('name')} label="Name" autoComplete="name" />
      <TextField {...of('email')} label="Email" type="email" autoComplete="email" />
      <div className={styles.wide}>
        <SelectField {...of('service')} label="Service" options={contactServices} empty="Please select a service" />
      </div>
      <TextField {...of('company')} label="Company" optional autoComplete="organization" />
      <SelectField {...of('budget')} label="Budget" optional options={contactBudgets} empty="Not decided yet" />
      <div className={styles.wide}>
        <TextareaField
          {...of('message')}
          label="Message"
          hint="What the site or shop should do, and what it does today."
          rows={7}
        />
      </div>
      <Honeypot />
    </>
  );
}

/** An entry that no person finds. Programs fill in everything: what comes with it filled in was not written by anybody. */
function Honeypot() {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

type InquiryNoticeProps = { answer: InquiryResult; ref: Ref<HTMLDivElement>; autoFocus: boolean };

/** What became of the inquiry, for as long as the form stands. */
function InquiryNotice({ answer, ...focus }: InquiryNoticeProps) {
  const { title, description } = noticeOf(answer);
  return (
    <div className={styles.wide}>
      <Notice tone={answer.outcome === 'sent' ? 'positive' : 'negative'} title={title} {...focus}>
        {description}
      </Notice>
    </div>
  );
}
