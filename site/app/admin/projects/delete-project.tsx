import { useState } from 'react';
import type { EditableProject } from '#app/graphql/admin.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import * as styles from './delete-project.css.ts';
import { differencesOf, entriesOf } from './versions.ts';

type DeleteProjectProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  project: EditableProject | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to take a project from the portfolio for good; once more, with what is new, when it was changed meanwhile. */
export function DeleteProject({ project, open, onOpenChange, landing }: DeleteProjectProps) {
  const [changed, setChanged] = useState<EditableProject | null>(null);
  const current = changed ?? project;
  return (
    <DeleteDialog
      intent="delete-project"
      id={project?.id ?? ''}
      version={current?.version ?? 0}
      onConflict={setChanged}
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${current?.title}?`}
      description="It disappears from the portfolio and, if it is featured, from the home page. This cannot be undone."
      details={project && changed ? <Changes from={project} to={changed} /> : null}
      yes={changed ? { label: 'Delete it anyway', pending: 'Deleting...' } : undefined}
      messages={{ done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' }}
      landing={landing}
    />
  );
}

/** What was changed elsewhere since the question was asked. It takes the focus, so that a second press deletes nothing unread. */
function Changes({ from, to }: { from: EditableProject; to: EditableProject }) {
  const seen = entriesOf(from);
  const differences = differencesOf(seen, seen, entriesOf(to));
  return (
    <div className={styles.changes}>
      <Notice key={to.version} tone="negative" title="This portfolio item was changed in the meantime." ref={takeFocus}>
        It was saved elsewhere and has not been deleted.{' '}
        {differences.length > 0 ? 'This is what is new:' : 'It says the same as before.'}
      </Notice>
      <dl className={styles.list}>
        {differences.map(({ field, label, mine, theirs }) => (
          <div key={field}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>
              <del className={styles.before}>
                <span className={visuallyHidden}>Before: </span>
                {mine || 'empty'}
              </del>{' '}
              <ins>
                <span className={visuallyHidden}>Now: </span>
                {theirs || 'empty'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
