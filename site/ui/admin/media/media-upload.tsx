import { mostMediaBytes } from '@agency/api/contract/media';
import { mediaTypes } from '@agency/api/contract/renditions';
import { megabytes } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { ImageUp, Link as LinkSign, RotateCw, Upload as UploadSign, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { copyText } from '../copy-text.ts';
import type { AnyRecord } from '../kind.ts';
import { spare } from '../list/picture-card.css.ts';
import { pastedFiles } from '../pasted-files.ts';
import * as styles from './media.css.ts';
import type { MediaAsset } from './media-asset.ts';
import { type Upload, useUploads } from './use-uploads.ts';

/**
 * Uploads pictures from the file picker, the camera, drag and drop, or the clipboard, with progress. Renders a button
 * for the head of the list, and a line below the head.
 */
export function MediaUpload({ onAdded }: { onAdded(): void }) {
  const { uploads, add, retry, remove } = useUploads(onAdded);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  });
  // Accepts drops anywhere on the page, because the browser would open a dropped file.
  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    // `relatedTarget` is null when the files leave the window.
    setOver(event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null));
    if (event.type === 'drop') add([...event.dataTransfer.files]);
  });
  useEffect(() => {
    const drags = ['dragover', 'dragleave', 'drop'] as const;
    const listeners = new AbortController();
    document.addEventListener('paste', paste, listeners);
    for (const type of drags) document.addEventListener(type, drag, listeners);
    return () => listeners.abort();
  }, []);
  return (
    <>
      <FilePicker multiple input={picker} onChoose={add}>
        <UploadSign size={18} aria-hidden="true" />
        Add pictures
      </FilePicker>
      <div className={clsx(styles.upload, withScript)}>
        <p className={clsx(styles.hint, styles.zone)} data-over={isOver ? '' : undefined}>
          Drop or paste pictures anywhere on this page, at most {megabytes(mostMediaBytes)} each.
        </p>
        <UploadList uploads={uploads} landing={picker} onRetry={retry} onRemove={remove} />
      </div>
    </>
  );
}

/** The actions on a picture's card in the browser: copies its URL, and replaces its file. */
export function MediaActions({ record, onChanged }: { record: AnyRecord; onChanged(): void }) {
  const { name, url } = record as MediaAsset;
  const picker = useRef<HTMLInputElement>(null);
  const replaced = () => {
    toast({ title: 'Picture replaced', description: name });
    onChanged();
  };
  const { uploads, add, retry, remove } = useUploads(replaced, record.id);
  return (
    <>
      <button
        type="button"
        className={clsx(button({ kind: 'quiet', size: 'compact', shape: 'icon' }), withScript, spare)}
        aria-label={`Copy URL of ${name}`}
        title="Copy URL"
        onClick={() => void copyText('URL', url)}
      >
        <LinkSign size={17} aria-hidden="true" />
      </button>
      <FilePicker isIcon input={picker} onChoose={([file]) => file && add([file])}>
        <ImageUp size={17} aria-hidden="true" />
        <span className={visuallyHidden}>Replace {name}</span>
      </FilePicker>
      <UploadList isInCard uploads={uploads} landing={picker} onRetry={retry} onRemove={remove} />
    </>
  );
}

type FilePickerProps = {
  isIcon?: boolean;
  multiple?: boolean;
  input: RefObject<HTMLInputElement | null>;
  onChoose(files: File[]): void;
  children: ReactNode;
};

/** A button that opens the system's file picker or camera. */
function FilePicker({ isIcon = false, multiple = false, input, onChoose, children }: FilePickerProps) {
  return (
    <label
      title={isIcon ? 'Replace' : undefined}
      className={clsx(
        button(isIcon ? { kind: 'quiet', size: 'compact', shape: 'icon' } : { size: 'compact' }),
        styles.picker,
        withScript,
      )}
    >
      {children}
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={[...mediaTypes, '.heic'].join(',')}
        className={visuallyHidden}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Without the reset, choosing the same file again would fire no event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

type UploadListProps = {
  /** Whether the list is in a card, which has no room for columns. */
  isInCard?: boolean;
  uploads: readonly Upload[];
  /** The input that gets the focus when the last row is removed. */
  landing: RefObject<HTMLInputElement | null>;
  onRetry(id: number): void;
  onRemove(id: number): void;
};

function UploadList({ isInCard = false, uploads, landing, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={clsx(styles.uploads, isInCard && styles.inCard)} aria-label="Uploads">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          landing={landing}
          onRetry={() => onRetry(upload.id)}
          onRemove={() => onRemove(upload.id)}
        />
      ))}
    </ul>
  );
}

type UploadRowProps = Pick<UploadListProps, 'landing'> & { upload: Upload; onRetry(): void; onRemove(): void };

function UploadRow({ upload: { file, share, state, problem }, landing, onRetry, onRemove }: UploadRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const remover = useRef<HTMLButtonElement>(null);
  // Moves the focus from a removed row to the next or previous row, or else to `landing`.
  useLayoutEffect(() => {
    const left = row.current;
    return () => {
      if (!left?.contains(document.activeElement)) return;
      const next = left.nextElementSibling ?? left.previousElementSibling;
      (next?.querySelector<HTMLElement>('button:last-child') ?? landing.current)?.focus();
    };
  }, [landing]);
  const small = button({ kind: 'quiet', size: 'compact' });
  return (
    <li ref={row} className={styles.row}>
      <span className={styles.file}>{file.name}</span>
      {state === 'failed' ? (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      ) : (
        <progress
          className={styles.progress}
          // Indeterminate while the server creates the renditions.
          {...(share < 1 && { value: share })}
          aria-label={`Upload of ${file.name}`}
        />
      )}
      <span className={styles.verbs}>
        {state === 'failed' ? (
          <button
            type="button"
            className={small}
            onClick={() => {
              remover.current?.focus();
              onRetry();
            }}
          >
            <RotateCw size={16} aria-hidden="true" />
            Try again
          </button>
        ) : null}
        <button ref={remover} type="button" className={small} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
          {state === 'failed' ? 'Dismiss' : 'Cancel'} <span className={visuallyHidden}>{file.name}</span>
        </button>
      </span>
    </li>
  );
}
