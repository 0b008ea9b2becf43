import type { Project } from '#app/graphql/portfolio.ts';
import type { Landing } from '#app/ui/dialog/use-return-focus.ts';
import { DeleteDialog } from '../delete-dialog.tsx';

type DeleteProjectProps = {
  /** Null until one was asked for; kept while the dialog leaves. */
  project: Project | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Asks whether to take a project from the portfolio for good. */
export function DeleteProject({ project, open, onOpenChange, landing }: DeleteProjectProps) {
  return (
    <DeleteDialog
      intent="delete-project"
      id={project?.id ?? ''}
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${project?.title}?`}
      description="It disappears from the portfolio and, if it is featured, from the home page. This cannot be undone."
      told={{ done: 'Portfolio item deleted', failed: 'Failed to delete portfolio item.' }}
      landing={landing}
    />
  );
}
