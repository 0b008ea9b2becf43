import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice, takeFocus } from '@agency/site/ui/notice/notice.tsx';
import type { Item } from '#bridge/portfolio-item.ts';
import * as styles from './conflict.css.ts';
import { differencesOf } from './differences.ts';
import type { Entries } from './entries.ts';

type ConflictProps = {
  mine: Entries;
  theirs: Item;
  onKeepMine(): void;
  onTakeTheirs(): void;
  onEdit(): void;
};

/** Two people changed one item: both versions side by side, and the choice between them. Nothing is saved until it is made. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs, onEdit }: ConflictProps) {
  const differences = differencesOf(mine, theirs);
  return (
    <div className={styles.conflict}>
      <div className={styles.body}>
        <Notice tone="caution" ref={takeFocus} role="alert" title="Somebody else changed this item">
          <p>Yours was not saved. Choose which of the two is to stand.</p>
        </Notice>
        {differences.length === 0 ? (
          <p>Both say the same.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, label, mine: yours, theirs: others }) => (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td className={styles.mine}>{yours || 'empty'}</td>
                  <td className={styles.theirs}>{others || 'empty'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div data-choice="" className={styles.foot}>
        <button type="button" className={button({ kind: 'primary' })} onClick={onKeepMine}>
          Keep mine
        </button>
        <button type="button" className={button({ kind: 'secondary' })} onClick={onTakeTheirs}>
          Take theirs
        </button>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onEdit}>
          Go on editing
        </button>
      </div>
    </div>
  );
}
