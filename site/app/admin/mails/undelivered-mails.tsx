import { type MailCause, mailCauses } from '@agency/api/contract/mail';
import { grouped } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { StrangerText } from '#ui/admin/stranger-text.tsx';
import { Moment } from '#ui/admin/time/moment.tsx';
import { button } from '#ui/button/button.css.ts';
import { useDialogAbout } from '#ui/dialog/use-dialog-about.ts';
import { text } from '#ui/theme/text.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { DeleteByIntent } from '../delete-by-intent.tsx';
import { type Intended, toastFailure, useIntent } from '../use-intent.ts';
import type { UndeliveredMail } from './mail-actions.ts';
import * as styles from './undelivered-mails.css.ts';

type UndeliveredMailsProps = {
  /** The newest. */
  mails: readonly UndeliveredMail[];
  /** How many there are; the others show up as these are delivered or discarded. */
  total: number;
  now: number;
  /** Takes the focus when the last mail is gone. */
  next(): HTMLElement | null;
};

/**
 * Mail that did not arrive and that nobody else will notice, one entry for each cause. Nothing is drawn when there is none; the
 * result of trying again or discarding is awaited here and not in a row, which may be gone by then.
 */
export function UndeliveredMails({ mails, total, now, next }: UndeliveredMailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const discarding = useDialogAbout<UndeliveredMail>();
  const retrying = useIntent((answer) => {
    if (answer.status === 'done') toast({ ...retryToasts[answer.delivery ?? 'trying'], description: answer.message });
    else toastFailure(answer, 'The mail could not be tried again.');
    if (document.activeElement === document.body) (heading.current ?? next())?.focus({ preventScroll: true });
  });
  useOutcome(mails);
  return (
    <>
      {mails.length > 0 ? (
        <section aria-labelledby="mail" className={styles.section}>
          <div className={styles.head}>
            <h2 id="mail" ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
              <TriangleAlert className={styles.sign} size={22} aria-hidden="true" />
              Undelivered mail
            </h2>
            {total > 1 ? <RetryButton retrying={retrying} id="" label="Send all again" /> : null}
          </div>
          {byCause(mails).map(({ cause, affected }) => (
            <CauseEntry key={cause} cause={cause} mails={affected}>
              {affected.map((mail) => (
                <UndeliveredMailRow
                  key={mail.id}
                  mail={mail}
                  now={now}
                  retrying={retrying}
                  onDiscard={() => discarding.ask(mail)}
                />
              ))}
            </CauseEntry>
          ))}
          {total > mails.length ? (
            <p className={text({ as: 'remark' })}>
              These are the newest {grouped(mails.length)} of {grouped(total)}. Older ones follow as these are delivered
              or discarded.
            </p>
          ) : null}
        </section>
      ) : null}
      <DeleteByIntent
        intent="discard-mail"
        id={discarding.subject?.id ?? ''}
        question={(recipient) => `Discard the mail to ${recipient}?`}
        consequence="It is deleted for good and will not be sent."
        name={discarding.subject?.recipient ?? ''}
        confirmLabel="Discard"
        pendingLabel="Discarding..."
        messages={{ queued: '', ok: 'Mail discarded', refused: 'Failed to discard the mail.' }}
        {...discarding.dialog}
        landing={() => heading.current ?? next()}
      />
    </>
  );
}

const retryToasts = {
  delivered: { title: 'Delivered' },
  trying: { title: 'Still being tried' },
  refused: { title: 'Not delivered', variant: 'destructive' },
} as const;

/** How often what became of a mail under way is looked up, in ms, and how often in all: then its row says enough. */
const lookUp = { everyMs: 3_000, times: 20 };

/** Reads the page again while a mail is being tried, so that its row says what came of it. */
function useOutcome(mails: readonly UndeliveredMail[]): void {
  const { revalidate } = useRevalidator();
  const trying = mails.some(({ state }) => state === 'trying');
  useEffect(() => {
    if (!trying) return;
    let left = lookUp.times;
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0) clearInterval(timer);
      if (!document.hidden) void revalidate();
    }, lookUp.everyMs);
    return () => clearInterval(timer);
  }, [trying, revalidate]);
}

type Cause = MailCause | 'trying';

/** The mails of each cause, in the order of `titles`: what holds up all mail stands first. */
function byCause(mails: readonly UndeliveredMail[]): { cause: Cause; affected: UndeliveredMail[] }[] {
  const causeOf = ({ state, cause }: UndeliveredMail): Cause => (state === 'trying' ? state : (cause ?? 'other'));
  const groups = Map.groupBy(mails, causeOf);
  return (Object.keys(titles) as Cause[]).flatMap((cause) => {
    const affected = groups.get(cause);
    return affected ? [{ cause, affected }] : [];
  });
}

const titles: Record<Cause, string> = { ...mailCauses, trying: 'Being tried now' };

/** One cause, told once: how many mails it holds up, and folded what the server said and which mails they are. */
function CauseEntry({ cause, mails, children }: { cause: Cause; mails: UndeliveredMail[]; children: ReactNode }) {
  const said = [...new Set(mails.flatMap(({ lastError }) => lastError ?? []))];
  const list = <ul className={styles.list}>{children}</ul>;
  return (
    <div className={styles.cause}>
      <h3 className={clsx(text({ as: 'body' }), styles.causeTitle)}>
        {titles[cause]}: {countOf(mails.length)}
      </h3>
      {said.length > 0 ? (
        <details>
          <summary className={styles.summary}>What the server said</summary>
          {said.map((words) => (
            <p key={words} className={styles.reason}>
              <StrangerText>{words}</StrangerText>
            </p>
          ))}
        </details>
      ) : null}
      {mails.length > shownAtOnce ? (
        <details>
          <summary className={styles.summary}>Show the {countOf(mails.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}

const shownAtOnce = 3;
const countOf = (count: number): string => (count === 1 ? '1 mail' : `${grouped(count)} mails`);

/** What people call a kind of mail. */
const labels: Record<string, string> = {
  'inquiry-notification': 'Notice of an inquiry',
  'inquiry-receipt': 'Receipt of an inquiry',
  'password-reset': 'Password reset link',
  'performance-report': 'Performance report',
  'order-notification': 'Notice of an order',
  'order-confirmation': 'Order confirmation',
  'order-needs-review': 'Notice of an order that needs review',
  'payment-denied': 'Message about a denied payment',
  'payment-denied-notice': 'Notice of a denied payment',
};

/** A kind without a name of its own is shown as it is. */
const kindLabel = (kind: string): string => labels[kind] ?? kind;

const standings = { trying: 'being tried now', waiting: 'still being tried', failed: 'given up' };

type UndeliveredMailRowProps = { mail: UndeliveredMail; now: number; retrying: Intended; onDiscard(): void };

/** One mail that did not arrive: what, to whom, how it stands, and the ways to try again at once or to let it be. */
function UndeliveredMailRow({ mail, now, retrying, onDiscard }: UndeliveredMailRowProps) {
  const { id, kind, recipient, state, attempts, createdAt } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.text}>
        <p className={styles.what}>
          <strong>{kindLabel(kind)}</strong> to <StrangerText>{recipient}</StrangerText>
        </p>
        <p className={text({ as: 'label', tone: 'muted' })}>
          Written <Moment at={createdAt} now={now} />, tried {attempts === 1 ? 'once' : `${attempts} times`},{' '}
          {standings[state]}
        </p>
      </div>
      {state === 'trying' ? null : (
        <div className={styles.actions}>
          <RetryButton retrying={retrying} id={id} label="Send again" of={`to ${recipient}`} />
          <button
            type="button"
            className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
            onClick={onDiscard}
          >
            Discard <span className={visuallyHidden}>the mail to {recipient}</span>
          </button>
        </div>
      )}
    </li>
  );
}

/** Tries one mail again, or all where `id` is empty. */
function RetryButton({ retrying, id, label, of }: { retrying: Intended; id: string; label: string; of?: string }) {
  const { Form, onSubmit, pendingId } = retrying;
  const pending = pendingId === id;
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="retry-mail" />
      <input type="hidden" name="id" value={id} />
      <button type="submit" className={button({ kind: 'secondary', size: 'compact' })} aria-disabled={pending}>
        {pending ? 'Trying...' : label} {of ? <span className={visuallyHidden}>{of}</span> : null}
      </button>
    </Form>
  );
}
