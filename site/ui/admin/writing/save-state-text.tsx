import { Check, CloudAlert, LoaderCircle, PencilLine } from 'lucide-react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Moment } from '../time/moment.tsx';
import * as styles from './writing.css.ts';

/**
 * Where a form's content is stored: `saved`: in the record; `kept`: in the working copy on the server; `typing`: on its
 * way to the working copy; `here`: only in this browser, because the server did not accept it.
 */
export type SaveState = { is: 'saved' | 'typing' } | { is: 'kept'; at: string } | { is: 'here'; problem: string };

type SaveStateTextProps = { state: SaveState; isUnwritten: boolean; changes: number | null };

const signs = { saved: Check, typing: LoaderCircle, kept: PencilLine, here: CloudAlert };

/**
 * Shows where a form's content is stored. Screen readers announce only problems, because the rest changes with every
 * pause in typing.
 *
 * @param isUnwritten whether the record was never saved, and its form is empty.
 * @param changes the number of fields with unsaved changes; null for a form that is mostly one long text.
 */
export function SaveStateText({ state, isUnwritten, changes }: SaveStateTextProps) {
  const hydrated = useHydrated();
  const unsaved =
    changes === null ? 'Unsaved changes' : `${changes || 'No'} unsaved ${changes === 1 ? 'change' : 'changes'}`;
  const savedText = isUnwritten ? 'Nothing written yet' : changes === null ? 'Saved' : 'All changes saved';
  const Sign = signs[state.is];
  return (
    <p className={styles.saveState} data-save-state={state.is}>
      {isUnwritten && state.is === 'saved' ? null : <Sign size={17} aria-hidden="true" className={styles.sign} />}
      <span>
        {state.is === 'saved' ? savedText : null}
        {state.is === 'typing' ? (changes === null ? 'Storing...' : unsaved) : null}
        {state.is === 'kept' ? (
          <>
            {unsaved}
            <span className={styles.moment}>
              , stored {hydrated ? <Moment at={state.at} now={Date.now()} as="short" /> : null}
            </span>
          </>
        ) : null}
      </span>
      <span role="status">
        {state.is === 'here' ? `${state.problem} What you type is kept in this browser.` : null}
      </span>
    </p>
  );
}
