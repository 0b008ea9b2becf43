import { Check, CloudAlert, LoaderCircle, PencilLine } from 'lucide-react';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Moment } from '../time/moment.tsx';
import * as styles from './writing.css.ts';

/**
 * Where a form's content is stored: `saved`: in the record; `kept`: in the working copy on the server; `typing`: on its way to
 * the working copy; `here`: only in this browser, because the server did not accept it.
 */
export type Standing = { is: 'saved' | 'typing' } | { is: 'kept'; at: string } | { is: 'here'; problem: string };

const signs = { saved: Check, typing: LoaderCircle, kept: PencilLine, here: CloudAlert };

/** Shows where a form's content is stored. Announces only problems, because the rest changes with every pause in typing. */
export function StandingText({ standing, isNew }: { standing: Standing; isNew: boolean }) {
  const hydrated = useHydrated();
  const Sign = signs[standing.is];
  return (
    <p className={styles.standing} data-standing={standing.is}>
      <Sign size={17} aria-hidden="true" className={styles.sign} />
      <span>
        {standing.is === 'saved' ? (isNew ? 'Nothing written yet' : 'All changes are saved') : null}
        {standing.is === 'typing' ? 'Storing your changes...' : null}
        {standing.is === 'kept' ? (
          <>Unsaved changes, stored {hydrated ? <Moment at={standing.at} now={Date.now()} as="short" /> : null}</>
        ) : null}
      </span>
      <span role="status">
        {standing.is === 'here' ? `${standing.problem} What you type is kept in this browser.` : null}
      </span>
    </p>
  );
}
