import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { TextField } from '#ui/field/fields.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { monthsAhead } from '../time/moments.ts';
import * as styles from './findings.css.ts';
import { countText, type Finding, openFindings, type PageCheck } from './page-check.ts';

/** The reason why a warning passes, and the last day on which it passes, such as 2027-01-31. */
export type Pass = { reason: string; until: string };

type FindingsProps = {
  check: PageCheck;
  /** Whether the content was changed after the check. */
  isStale: boolean;
  labels: Readonly<Record<string, string>>;
  /** Called to show the place of a finding in the form. */
  onShow(finding: Finding): void;
  /** Lets a warning pass. Resolves to an error message, or to null on success. */
  onPass(finding: Finding, pass: Pass): Promise<string | null>;
};

/** Lists the findings of a page check: first those that block publishing, then those that pass. */
export function Findings({ check, isStale, ...actions }: FindingsProps) {
  const open = openFindings(check);
  const passing = check.findings.filter((finding) => !open.includes(finding));
  const ordered = open.toSorted((one, other) => one.severity.localeCompare(other.severity));
  const verdict = open.length === 0 ? 'The page is ready' : `The page is not ready: ${countText(open)}`;
  const title = isStale ? `Before your last changes: ${verdict}` : verdict;
  return (
    <Notice tone={isStale ? 'calm' : open.length === 0 ? 'positive' : 'caution'} role="status" title={title}>
      {open.length === 0 && passing.length === 0 ? (
        <p>Its text, links and pictures were checked, and nothing is wrong.</p>
      ) : null}
      <ul className={styles.list}>
        {[...ordered, ...passing].map((finding) => (
          <FindingItem key={[finding.rule, finding.field, finding.quote].join('\n')} finding={finding} {...actions} />
        ))}
      </ul>
      {check.hasBrowser ? null : (
        <p>No browser is installed for page checks, so accessibility, width and size were not checked.</p>
      )}
    </Notice>
  );
}

function FindingItem({
  finding,
  labels,
  onShow,
  onPass,
}: Omit<FindingsProps, 'check' | 'isStale'> & { finding: Finding }) {
  const { severity, message, field, quote, pass } = finding;
  const [passing, setPassing] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p>
          <span className={styles.severity} data-severity={severity}>
            {severity === 'error' ? 'Error' : 'Warning'}
            {field ? ` in ${labels[field] ?? field}` : ''}:
          </span>{' '}
          {message}
        </p>
        {quote && !message.includes(quote) ? <q className={styles.quote}>{quote}</q> : null}
        {pass ? (
          <p className={styles.done}>
            {pass.passedBy} lets it pass until {pass.until}: {pass.reason}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {field ? (
          <button type="button" className={button({ kind: 'text' })} onClick={() => onShow(finding)}>
            Show
          </button>
        ) : null}
        {severity === 'warning' && !pass ? (
          <button
            type="button"
            className={button({ kind: 'text' })}
            aria-expanded={passing}
            onClick={() => setPassing(!passing)}
          >
            Let it pass
          </button>
        ) : null}
      </div>
      {passing && !pass ? (
        <PassForm isForToday={finding.rule === 'unchecked'} onPass={(given) => onPass(finding, given)} />
      ) : null}
    </li>
  );
}

/**
 * Asks for the reason and, unless the warning can pass only today, for the last day. Not a `<form>`, because it is
 * inside the content's form.
 */
function PassForm({ isForToday, onPass }: { isForToday: boolean; onPass(pass: Pass): Promise<string | null> }) {
  const id = useId();
  const [pass, setPass] = useState<Pass>(() => ({ reason: '', until: monthsAhead(isForToday ? 0 : 3) }));
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () =>
    setProblem(pass.reason.trim() ? await onPass(pass) : 'Give a reason. Others will read it later.');
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void send();
  };
  return (
    // Keeps input events from the surrounding form, because the reason is not part of its content.
    <div className={styles.pass} onInput={(event) => event.stopPropagation()}>
      <TextField
        field={{ name: '', id: `${id}-reason`, errors: problem ? [problem] : [] }}
        label="Why it passes"
        onChange={({ currentTarget }) => setPass({ ...pass, reason: currentTarget.value })}
        onKeyDown={onKeyDown}
        maxLength={300}
        required={false}
      />
      {isForToday ? null : (
        <TextField
          field={{ name: '', id: `${id}-until`, initialValue: pass.until }}
          label="Until"
          type="date"
          min={monthsAhead(0)}
          max={monthsAhead(12)}
          onChange={({ currentTarget }) => setPass({ ...pass, until: currentTarget.value })}
          onKeyDown={onKeyDown}
          required={false}
        />
      )}
      <button
        type="button"
        className={clsx(button({ kind: 'secondary' }), styles.passButton)}
        onClick={() => void send()}
      >
        Let it pass
      </button>
    </div>
  );
}
