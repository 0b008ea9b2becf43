import { mediaTypes } from '@agency/api/contract/media';
import { clsx } from 'clsx';
import { RotateCw, Upload as UploadSign, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './media.css.ts';
import { type Upload, useUploads } from './use-uploads.ts';

/** Takes pictures by picker, camera, drop and paste, many at once, each with its progress. */
export function MediaUpload({ onAdded }: { onAdded(): void }) {
  const { uploads, add, retry, remove } = useUploads(onAdded);
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={clsx(styles.upload, withScript)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the picker within does the same by keyboard. */}
      <div
        className={styles.zone}
        data-over={isOver ? '' : undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={clsx(button({ size: 'compact' }), styles.picker)}>
          <UploadSign size={18} aria-hidden="true" />
          Add pictures
          <input
            type="file"
            multiple
            accept={[...mediaTypes, '.heic'].join(',')}
            className={visuallyHidden}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        <span className={styles.hint}>or drop them here, or paste one. At most 25 MB each.</span>
      </div>
      {uploads.length > 0 ? (
        <ul className={styles.uploads} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type UploadRowProps = { upload: Upload; onRetry(): void; onRemove(): void };

function UploadRow({ upload: { file, share, state, problem }, onRetry, onRemove }: UploadRowProps) {
  const small = button({ kind: 'quiet', size: 'compact' });
  return (
    <li className={styles.row}>
      <span className={styles.file}>{file.name}</span>
      {state === 'failed' ? (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      ) : (
        <progress
          className={styles.progress}
          // All of it was sent: the server makes its renditions.
          {...(share < 1 && { value: share })}
          aria-label={`Upload of ${file.name}`}
        />
      )}
      <span className={styles.verbs}>
        {state === 'failed' ? (
          <button type="button" className={small} onClick={onRetry}>
            <RotateCw size={16} aria-hidden="true" />
            Try again
          </button>
        ) : null}
        <button type="button" className={small} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
          {state === 'failed' ? 'Dismiss' : 'Cancel'} <span className={visuallyHidden}>{file.name}</span>
        </button>
      </span>
    </li>
  );
}
