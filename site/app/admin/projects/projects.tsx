import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { EditableProject } from '#app/graphql/admin.ts';
import type { Page } from '#app/graphql/list-page.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { addressOf } from '../listing/listing.ts';
import { inquiryList } from '../listing/lists.ts';
import { useListing } from '../listing/use-listing.ts';
import { DeleteProject } from './delete-project.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectRow } from './project-row.tsx';
import * as styles from './projects.css.ts';

/** What an open dialog is about, with a number that makes each opening a new one. */
type Opened = { project: EditableProject | null; opening: number };

/** The portfolio as a table of its own: what visitors see, and the ways to change it. */
export function Projects({ page: { items, next } }: { page: Page<EditableProject> }) {
  const listing = useListing(inquiryList);
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<Opened>({ project: null, opening: 0 });
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<Opened>({ project: null, opening: 0 });
  const [deleting, setDeleting] = useState(false);
  const landing = () => heading.current;

  function edit(project: EditableProject | null) {
    setEdited(({ opening }) => ({ project, opening: opening + 1 }));
    setEditing(true);
  }

  function askToDelete(project: EditableProject) {
    setDeleted(({ opening }) => ({ project, opening: opening + 1 }));
    setDeleting(true);
  }

  return (
    <section aria-labelledby="portfolio" className={styles.section}>
      <div className={styles.head}>
        <h2 id="portfolio" ref={heading} tabIndex={-1} className={clsx(text({ as: 'title' }), styles.title)}>
          Portfolio
        </h2>
        <button
          type="button"
          className={clsx(button({ size: 'compact' }), styles.withScript)}
          onClick={() => edit(null)}
        >
          <Plus size={18} aria-hidden="true" />
          Add portfolio item
        </button>
      </div>
      {items.length === 0 ? (
        <p className={clsx(text({ as: 'lead' }), styles.empty)}>
          Nothing is shown to visitors yet. Add the first portfolio item.
        </p>
      ) : (
        <ul className={styles.list}>
          {items.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              onEdit={() => edit(project)}
              onDelete={() => askToDelete(project)}
            />
          ))}
        </ul>
      )}
      {next || listing.projects ? (
        <nav aria-label="Pages of the portfolio" className={styles.pages}>
          {listing.projects ? <Link to={`${addressOf(listing, { projects: null })}#portfolio`}>First page</Link> : null}
          {next ? <Link to={`${addressOf(listing, { projects: next })}#portfolio`}>More portfolio items</Link> : null}
        </nav>
      ) : null}
      <ProjectDialog
        key={`edit ${edited.opening}`}
        project={edited.project}
        open={editing}
        onOpenChange={setEditing}
        landing={landing}
      />
      <DeleteProject
        key={`delete ${deleted.opening}`}
        project={deleted.project}
        open={deleting}
        onOpenChange={setDeleting}
        landing={landing}
      />
    </section>
  );
}
