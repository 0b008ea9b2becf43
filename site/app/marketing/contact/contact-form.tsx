import { contactBudgets, contactServices } from '@agency/api/contract/contact';
import { clsx } from 'clsx';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, PrefetchPageLinks, useFetcher, useRouteLoaderData } from 'react-router';
import { ProofOfWorkCheck } from '#app/bot-check/proof-of-work-check.tsx';
import { RecaptchaCheck } from '#app/bot-check/recaptcha-check.tsx';
import { formAttributes } from '#app/form/use-contract-form.ts';
import { forgetDraft, useDraft } from '#app/form/use-draft.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { button } from '#ui/button/button.css.ts';
import { SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { draftKey, type InquiryResult, noticeOf } from './inquiry-result.ts';
import type { QuoteEntries } from './read-quote.ts';
import * as styles from './route.css.ts';
import { entryNames, type InquiryFields as Fields, useInquiry } from './use-inquiry.ts';

type ContactFormProps = {
  /** The agency's email address. */
  email: string;
  /** The result of a form that was posted without scripts. */
  answer?: InquiryResult;
  /** The form's initial values from a link. A draft takes precedence. */
  quote?: QuoteEntries;
};

/** The inquiry form. After sending, the next steps replace the form until the visitor begins another inquiry. */
export function ContactForm({ email, answer: loaded, quote }: ContactFormProps) {
  const fetcher = useFetcher<InquiryResult>();
  const [isAnother, setIsAnother] = useState(false);
  // Another inquiry ignores the loaded result, which belongs to the first inquiry.
  const given = isAnother ? undefined : loaded;
  const answer = fetcher.data ?? given;
  if (answer?.outcome !== 'sent')
    return <InquiryForm fetcher={fetcher} email={email} given={given} quote={quote} isAnother={isAnother} />;
  const begin = () => {
    setIsAnother(true);
    fetcher.reset();
  };
  return <InquirySent answer={answer} isTold={answer !== given} email={email} onAnother={begin} />;
}

type InquiryFormProps = {
  fetcher: FetcherWithComponents<InquiryResult>;
  email: string;
  given: InquiryResult | undefined;
  quote: QuoteEntries | undefined;
  /** Whether this is a further inquiry, after the visitor has sent one. */
  isAnother: boolean;
};

/** The form. Without scripts, it is posted to /contact, which returns the page with the entries. */
function InquiryForm({ fetcher, email, given, quote, isAnother }: InquiryFormProps) {
  const inquiry = useInquiry(fetcher, { given, quote });
  const { form, fields, sending, answer, token, missing, check, checkEvents, notice } = inquiry;
  const element = useRef<HTMLFormElement>(null);
  const keepDraft = useDraft(element, draftKey, entryNames, { overDefaults: !given, edited: ['regarding'] });
  const [unavailable, setUnavailable] = useState(false);
  const events = { ...checkEvents, onUnavailable: () => setUnavailable(true) };
  const hydrated = useHydrated();
  const config = useRouteLoaderData<typeof rootLoader>('root')?.botCheck;
  const [firstWrong] = Object.keys(given?.reply.error ?? {}).filter((name) => entryNames.includes(name));
  return (
    <form
      {...formAttributes(form)}
      ref={element}
      method="post"
      action="/contact"
      aria-label="Your inquiry"
      className={styles.form}
      data-hydrate={draftKey}
      data-needs-check
      onInput={keepDraft}
    >
      <InquiryFields fields={fields} focused={isAnother ? 'name' : firstWrong} />
      {/* Prefetches the code of /contact, which sends the form. If the code were loaded on submit, a broken connection
          could not be reported. */}
      {hydrated ? <PrefetchPageLinks page="/contact" /> : null}
      <div className={styles.check} ref={check}>
        {config?.kind === 'recaptcha' ? <RecaptchaCheck {...config} {...events} /> : null}
        {config?.kind === 'proof-of-work' ? <ProofOfWorkCheck {...config} {...events} /> : null}
        {unavailable && !token ? <p>The bot check could not be loaded. {writeInstead(email)}</p> : null}
        <noscript>
          <p>The bot check needs JavaScript. {writeInstead(email)}</p>
        </noscript>
      </div>
      {answer ? <InquiryNotice answer={answer} ref={notice} autoFocus={answer === given && !firstWrong} /> : null}
      <div className={styles.wide}>
        <SubmitButton pending={sending} missing={hydrated ? missing : undefined}>
          Send message
        </SubmitButton>
        <p className={`${text({ as: 'remark' })} ${styles.remark}`}>We use your information only to answer you.</p>
      </div>
    </form>
  );
}

const writeInstead = (email: string) => (
  <>
    You can write to <a href={`mailto:${email}`}>{email}</a> instead.
  </>
);

/** The fields of an inquiry. `focused`: the name of the field with the initial focus. */
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
      {fields.regarding.initialValue ? (
        <div className={styles.wide}>
          <TextareaField {...of('regarding')} label="Regarding" optional rows={2} />
        </div>
      ) : null}
      <div className={styles.wide}>
        <TextareaField
          {...of('message')}
          label="Message"
          hint="What should the site or shop do, and what does it do today?"
          rows={7}
        />
      </div>
      <Honeypot />
    </>
  );
}

/** The honeypot field. People cannot see it, but programs fill it in. */
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

/** Says why the inquiry was not sent. */
function InquiryNotice({ answer, ...focus }: InquiryNoticeProps) {
  const { title, description } = noticeOf(answer);
  return (
    <div className={styles.wide}>
      <Notice tone="negative" title={title} {...focus}>
        {description}
      </Notice>
    </div>
  );
}

type InquirySentProps = {
  answer: InquiryResult;
  /** Whether a toast has already reported the success. */
  isTold: boolean;
  email: string;
  onAnother(): void;
};

/** The next steps after sending. They take the focus, because the form is gone. */
function InquirySent({ answer, isTold, email, onAnother }: InquirySentProps) {
  const { title, description } = noticeOf(answer);
  // The draft is still stored if the form was posted before the framework had loaded.
  useEffect(() => forgetDraft(draftKey), []);
  return (
    <div className={styles.sent} data-hydrate={draftKey}>
      {isTold ? null : (
        <Notice tone="positive" title={title} ref={takeFocus} autoFocus>
          {description}
        </Notice>
      )}
      <h3 className={text({ as: 'heading' })} tabIndex={-1} ref={isTold ? takeFocus : undefined}>
        What happens next
      </h3>
      <ol className={styles.stages}>
        <Stage when="Now">
          We have received your inquiry, and a confirmation is on its way. If it does not arrive within a few minutes,
          check your spam folder, or write to <a href={`mailto:${email}`}>{email}</a>.
        </Stage>
        <Stage when="Within 24 hours">
          You will have our reply: a detailed proposal, or the questions we still have.
        </Stage>
        <Stage when="After that">
          A free consultation, at a time that suits you. You owe nothing until you accept a proposal.
        </Stage>
      </ol>
      <p>
        <a
          href="/contact"
          className={button({ kind: 'secondary' })}
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          Write another message
        </a>
      </p>
    </div>
  );
}

function Stage({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={clsx(text({ as: 'label' }), styles.name)}>{when}</span>
      <span>{children}</span>
    </li>
  );
}
