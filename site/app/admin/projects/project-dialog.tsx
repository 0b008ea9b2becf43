import { useRef, useState } from 'react';
import type { Project } from '#app/graphql/portfolio.ts';
import { AlertDialog } from '#app/ui/alert-dialog/alert-dialog.tsx';
import { button } from '#app/ui/button/button.css.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { Landing } from '#app/ui/dialog/use-return-focus.ts';
import { type Progress, ProjectForm } from './project-form.tsx';

type ProjectDialogProps = {
  /** The one to edit; null adds a new one. */
  project: Project | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** Adds or edits a portfolio item. It closes when it is saved; before that, what was typed is not thrown away unasked. */
export function ProjectDialog({ project, open, onOpenChange, landing }: ProjectDialogProps) {
  const progress = useRef<Progress>({ typed: false, sending: false });
  const [asking, setAsking] = useState(false);

  function close() {
    setAsking(false);
    onOpenChange(false);
  }

  function askToClose() {
    const { typed, sending } = progress.current;
    // What is on its way is waited for: its outcome may need what was typed.
    if (sending) return;
    if (typed) setAsking(true);
    else close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={askToClose}
      title={project ? 'Edit portfolio item' : 'Add portfolio item'}
      description={project ? project.title : 'It is shown to visitors as soon as it is saved.'}
      width="wide"
      landing={landing}
      holds
    >
      <ProjectForm project={project} progress={progress} onSaved={close} />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        description="It has not been saved."
        cancel="Keep editing"
      >
        <button type="button" className={button({ kind: 'destructive' })} onClick={close}>
          Discard
        </button>
      </AlertDialog>
    </Dialog>
  );
}
