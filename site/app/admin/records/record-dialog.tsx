import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { type KindName, kindOf } from '#ui/admin/kinds.ts';
import { isUploading } from '#ui/admin/media/use-uploads.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { DiscardDialog, StopUploadDialog } from './leave-dialogs.tsx';
import { type Progress, RecordForm } from './record-form.tsx';

type RecordDialogProps = {
  kind: KindName;
  /** The record to edit; null adds a new one. */
  record: AnyRecord | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  landing: Landing;
};

/** The dialog that adds or edits a record. It closes after a save, and asks before it discards unsaved changes. */
export function RecordDialog({ kind, record, open, onOpenChange, landing }: RecordDialogProps) {
  const { labels, title } = kindOf(kind);
  const progress = useRef<Progress>({ typed: false, sending: false });
  const [asking, setAsking] = useState(false);
  const [stopping, setStopping] = useState(false);

  // The back button and leaving the site need the same confirmation as the close button.
  const mustAsk = useCallback(() => open && (progress.current.typed || progress.current.sending), [open]);
  // The router allows only one blocker, so this one also asks before the list's uploads are stopped.
  const blocker = useBlocker(() => mustAsk() || isUploading());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!mustAsk()) setStopping(true);
    else if (progress.current.sending) blocker.reset();
    else setAsking(true);
  }, [blocker, mustAsk]);
  useBeforeUnload(useCallback((event) => mustAsk() && event.preventDefault(), [mustAsk]));

  function close() {
    setAsking(false);
    setStopping(false);
    onOpenChange(false);
    blocker.proceed?.();
  }

  function stay() {
    setAsking(false);
    setStopping(false);
    blocker.reset?.();
  }

  function askToClose() {
    const { typed, sending } = progress.current;
    // A running request must finish first, because the form may have to show its result beside what was typed.
    if (sending) return;
    if (typed) setAsking(true);
    else close();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={askToClose}
        title={record ? `Edit ${labels.one}` : (labels.begin ?? `Add ${labels.one}`)}
        description={record ? title(record) : labels.note}
        width="wide"
        landing={landing}
        dismiss="explicit"
      >
        <RecordForm kind={kind} record={record} progress={progress} onSaved={close} />
        <DiscardDialog open={asking} onKeep={stay} onDiscard={close} />
      </Dialog>
      <StopUploadDialog open={stopping} onKeep={stay} onStop={close} />
    </>
  );
}
