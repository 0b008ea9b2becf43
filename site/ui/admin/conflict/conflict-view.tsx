import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Actions } from '#ui/actions/actions.tsx';
import { button } from '#ui/button/button.css.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { text } from '#ui/theme/text.css.ts';
import { type Choices, choose, type Difference, firstChoices } from '../form-model.ts';
import * as styles from './conflict-view.css.ts';

type ConflictViewProps = {
  /** The singular that names records of this kind. */
  one: string;
  differences: readonly Difference[];
  pending: boolean;
  onSave(choices: Choices): void;
  /** Called when the admin wants to edit the chosen values before saving. */
  onEdit(choices: Choices): void;
};

const sides = { mine: 'Mine', theirs: 'Theirs' } as const;
const changes = { mine: 'changed by me', theirs: 'changed by them', both: 'changed by both' } as const;

/**
 * Shows a record that was changed here and elsewhere, and lets the admin choose a version for each field. Each field
 * shows both versions, and the earlier value if it is known. The initial choice is theirs for a field that only they
 * changed, and mine for every other field. Nothing is saved without a click.
 */
export function ConflictView({ one, differences, pending, onSave, onEdit }: ConflictViewProps) {
  const id = useId();
  const [choices, setChoices] = useState<Choices>(() => firstChoices(differences));
  return (
    <div className={styles.place}>
      <div className={styles.conflict}>
        <Notice tone="negative" title={`This ${one} was changed in the meantime.`} ref={takeFocus}>
          It was saved elsewhere while you were writing. Nothing has been overwritten, and what you typed is still here.
          For each field, choose the version to keep, then save.
        </Notice>
        <Actions>
          {(['mine', 'theirs'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={button({ kind: 'secondary', size: 'compact' })}
              onClick={() => setChoices(choose(differences, () => side))}
            >
              All {sides[side].toLowerCase()}
            </button>
          ))}
        </Actions>
        {differences.length === 0 ? <p>Both versions are the same.</p> : null}
        {differences.map(({ field, label, base, changedBy, ...versions }) => (
          <fieldset key={field} className={styles.field}>
            <legend className={clsx(text({ as: 'label' }), styles.legend)}>
              {label} {changedBy ? <span className={styles.changed}>{changes[changedBy]}</span> : null}
            </legend>
            <div className={styles.versions} data-base={base === null ? undefined : ''}>
              {base === null ? null : (
                <p className={styles.base}>
                  <span className={text({ as: 'label' })}>Before</span>
                  <Value>{base}</Value>
                </p>
              )}
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className={styles.version}>
                  <input
                    type="radio"
                    name={`${id}-${field}`}
                    className={styles.radio}
                    checked={choices[field] === side}
                    onChange={() => setChoices((chosen) => ({ ...chosen, [field]: side }))}
                  />
                  <span className={text({ as: 'label' })}>{sides[side]}</span>
                  <Value>{versions[side]}</Value>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div data-choice="" className={styles.foot}>
          <Actions>
            <button
              type="button"
              className={button({})}
              aria-disabled={pending}
              onClick={() => pending || onSave(choices)}
            >
              {pending ? 'Saving...' : 'Save my choice'}
            </button>
            <button
              type="button"
              className={button({ kind: 'secondary' })}
              aria-disabled={pending}
              onClick={() => pending || onEdit(choices)}
            >
              Keep editing
            </button>
          </Actions>
        </div>
      </div>
    </div>
  );
}

const Value = ({ children }: { children: string }) => (
  <span className={children ? styles.value : styles.empty}>{children || 'empty'}</span>
);
