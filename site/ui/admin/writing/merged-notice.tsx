import { button } from '#ui/button/button.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Contested } from './merge-values.ts';
import * as styles from './writing.css.ts';

type MergedNoticeProps = {
  /** Who made the other changes; null if that is unknown. */
  by: string | null;
  contested: readonly Contested[];
  labels: Readonly<Record<string, string>>;
  /** The fields with HTML. There, the merged text contains both versions of a contested place. */
  texts: readonly string[];
  /** Enters their version of a field into the form. */
  onTake(field: string, value: string): void;
  onDismiss(): void;
};

/** Says that changes from elsewhere were merged into the form, and shows both versions of each contested place. */
export function MergedNotice({ by, contested, labels, texts, onTake, onDismiss }: MergedNoticeProps) {
  const look = button({ kind: 'secondary', size: 'compact' });
  const done = (
    <button type="button" className={look} onClick={onDismiss}>
      {contested.length > 0 ? 'Done' : 'OK'}
    </button>
  );
  const isOne = contested.length === 1;
  return (
    <Notice tone={contested.length > 0 ? 'caution' : 'calm'} role="status" title={titleOf(by)}>
      {contested.length === 0 ? (
        <p>Their changes have been merged into this form.</p>
      ) : (
        <p>What both of you changed:</p>
      )}
      <ul className={styles.places}>
        {contested.map(({ field, mine, theirs }) => (
          <li key={`${field} ${mine} ${theirs}`} className={styles.place}>
            <span className={text({ as: 'label' })}>{labels[field]}</span>
            <Version name="Yours">{mine}</Version>
            <Version name={by ?? 'Theirs'}>{theirs}</Version>
            {texts.includes(field) ? (
              <p>The text contains both versions, yours first.</p>
            ) : (
              <Inline gap="small">
                <button type="button" className={look} onClick={() => onTake(field, theirs)}>
                  Take theirs
                </button>
                {isOne ? done : null}
              </Inline>
            )}
          </li>
        ))}
      </ul>
      {isOne && !texts.includes(contested[0]?.field ?? '') ? null : done}
    </Notice>
  );
}

const titleOf = (by: string | null) =>
  by
    ? `${by} is writing here too, in another window or on another device`
    : 'This was changed elsewhere in the meantime';

const Version = ({ name, children }: { name: string; children: string }) => (
  <p className={styles.version}>
    <span className={styles.by}>{name}</span>
    <q>{wordsOf(children) || 'empty'}</q>
  </p>
);

/** Removes the tags from HTML, and collapses white space. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
