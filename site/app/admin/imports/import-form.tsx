import { importUploadPath, mostImportBytes } from '@agency/api/contract/imports';
import { megabytes } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { messageIn } from '#ui/admin/media/use-uploads.ts';
import { sendFile } from '#ui/admin/send-file.ts';
import { button } from '#ui/button/button.css.ts';
import { Field } from '#ui/field/field.tsx';
import { TextField } from '#ui/field/fields.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { StopUploadDialog } from '../records/leave-dialogs.tsx';
import * as styles from './imports.css.ts';

/** Sends an exported file to the server, and shows the progress. Calls `onSent` once the file has arrived. */
export function ImportForm({ onSent }: { onSent(): void }) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useRef<XMLHttpRequest | null>(null);
  useEffect(() => () => request.current?.abort(), []);
  const isSending = share !== null;
  const blocker = useBlocker(isSending);
  useBeforeUnload(useCallback((event) => isSending && event.preventDefault(), [isSending]));

  function send(form: HTMLFormElement) {
    const [file, site] = [new FormData(form).get('file'), String(new FormData(form).get('site') ?? '').trim()];
    if (share !== null) return;
    if (!(file instanceof File) || file.name === '') return setProblem('Choose a file first.');
    if (file.size > mostImportBytes) return setProblem(`This file is larger than ${megabytes(mostImportBytes)}.`);
    setProblem(null);
    setShare(0);
    request.current = sendFile(`${importUploadPath}?${new URLSearchParams({ name: file.name, site })}`, file, {
      type: 'application/octet-stream',
      onProgress: setShare,
      onAnswer(status, body) {
        if (status !== 200) return setProblem(messageIn(body));
        form.reset();
        onSent();
      },
      onError: () => setProblem('The server did not respond. Please try again.'),
      onEnd: () => setShare(null),
    });
  }

  return (
    <form
      className={clsx(styles.form, withScript)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {problem ? (
        <Notice tone="negative" title="Nothing was sent" ref={takeFocus}>
          {problem}
        </Notice>
      ) : null}
      <Field id="export-file" label="File" hint={`.xml, .json or .zip, at most ${megabytes(mostImportBytes)}.`}>
        {(attributes) => (
          <input type="file" name="file" accept=".xml,.json,.zip" className={styles.control} {...attributes} />
        )}
      </Field>
      <TextField
        field={{ id: 'old-site', name: 'site' }}
        label="URL of the old site"
        hint="Such as https://old.example. Needed for a Ghost file that does not contain the pictures, or if the blog was in a folder, such as https://old.example/news."
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      <StopUploadDialog
        open={isSending && blocker.state === 'blocked'}
        onKeep={() => blocker.reset?.()}
        onStop={() => blocker.proceed?.()}
      />
      <div className={styles.send}>
        <button type="submit" className={button({ size: 'compact' })} aria-disabled={share !== null}>
          {share === null ? 'Import' : 'Sending...'}
        </button>
        {share === null ? null : <progress value={share} aria-label="Sent" className={styles.bar} />}
      </div>
    </form>
  );
}
