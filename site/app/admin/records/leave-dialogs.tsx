import { useBlocker } from 'react-router';
import { isUploading } from '#ui/admin/media/use-uploads.ts';
import { button } from '#ui/button/button.css.ts';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';

type DiscardDialogProps = { open: boolean; onKeep(): void; onDiscard(): void };

/** Asks for confirmation before a form's unsaved changes are discarded. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(stays) => stays || onKeep()}
      title="Discard what you typed?"
      description="It has not been saved."
      cancel="Keep editing"
    >
      <button type="button" className={button({ kind: 'destructive' })} onClick={onDiscard}>
        Discard
      </button>
    </AlertDialog>
  );
}

type StopUploadDialogProps = { open: boolean; onKeep(): void; onStop(): void };

/** Asks for confirmation before the admin leaves a page, because that stops its uploads. */
export function StopUploadDialog({ open, onKeep, onStop }: StopUploadDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(stays) => stays || onKeep()}
      title="Stop the upload?"
      description="Leaving this page stops it."
      cancel="Keep uploading"
      confirm={{ label: 'Stop', onConfirm: onStop }}
    />
  );
}

/**
 * Asks before the admin leaves the page of a text while its pictures are uploaded, because the text would then lack
 * them. Does not ask if the form itself replaces the page, after it saved the text as a new one or discarded it.
 */
export function UploadBlocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUploading() && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <StopUploadDialog
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onStop={() => blocker.proceed?.()}
    />
  );
}
