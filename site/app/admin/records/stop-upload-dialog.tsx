import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';

type StopUploadDialogProps = { open: boolean; onKeep(): void; onStop(): void };

/** Asks for confirmation before leaving a page stops its uploads. */
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
