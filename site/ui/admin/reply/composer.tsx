import { planNames } from '@agency/api/contract/maintenance-plans';
import { fillPlaceholders } from '@agency/api/contract/reply-template';
import { clsx } from 'clsx';
import { Paperclip, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { type BoundControl, TextareaField } from '#ui/field/fields.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { useInView } from '#ui/use-in-view.ts';
import { fileSize } from '../file-size.ts';
import type { Inquiry } from '../inbox/inquiry-documents.ts';
import { bare, choice } from '../inbox/inquiry-reader.css.ts';
import { serviceLabel } from '../inbox/labels.ts';
import { mark } from '../list/list-row.css.ts';
import { pastedFiles } from '../pasted-files.ts';
import type { ReplyTemplate } from '../reply-template/reply-template.ts';
import { fields as fieldsStyle, files as fileList, quote } from './thread.css.ts';

/** A file that is attached to the next reply. */
export type ReplyFile = { id: string; name: string; size: number };

type ComposerProps = {
  inquiry: Inquiry;
  /** The binding of the reply's text. */
  bind: BoundControl;
  /** The visitor's last message. The mail quotes it below the reply. */
  quoted: string;
  templates: readonly ReplyTemplate[];
  /** The templates insert this name. Null until it is loaded. */
  agencyName: string | null;
  /** The site's URL, for payment links to plans. */
  siteUrl: string;
  sending: boolean;
  /** Whether a file is still being added, which blocks sending. */
  adding: boolean;
  files: readonly ReplyFile[];
  /** Why a file could not be added. */
  fileProblem: string | null;
  /** Opens the file picker. */
  onAttach(): void;
  /** Called with dropped or pasted files. Absent if the composer does not accept them. */
  onFiles?(files: readonly File[]): void;
  onRemoveFile(file: ReplyFile): void;
  /** The state of the draft, such as “Saved”. */
  status: ReactNode;
};

/**
 * The fields of a reply. The caller puts the fields into the form that sends the reply. The button `thenDone` also
 * marks the inquiry as done. Ctrl+Enter or Cmd+Enter sends, and with Shift also marks as done. Escape leaves the field.
 */
export function Composer(props: ComposerProps) {
  const { inquiry, bind, quoted, templates, agencyName, siteUrl, sending, adding, status } = props;
  const { files, fileProblem, onAttach, onFiles, onRemoveFile } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === inquiry.id) focusComposer(inquiry.id);
    wanted = null;
  }, []);
  const inView = useInView(fields);
  const buttonOf = (name: string) => fields.current?.querySelector<HTMLButtonElement>(`button[data-${name}]`);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[tabindex="0"]')?.focus();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    buttonOf(event.shiftKey ? 'settles' : 'sends')?.click();
  }

  function take(event: DragEvent | ClipboardEvent, given: readonly File[]) {
    if (given.length === 0 || !onFiles) return;
    event.preventDefault();
    onFiles(given);
  }

  function insert(text: string) {
    const area = fields.current?.querySelector('textarea');
    if (!area) return;
    area.focus();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const values = {
    firstName: inquiry.name.trim().split(/\s+/)[0] ?? '',
    service: serviceLabel(inquiry.service),
    ...(inquiry.regarding && { package: inquiry.regarding }),
    ...(agencyName && { agencyName }),
  };
  const insertions = [
    ...templates.map(({ id, name, text }) => ({ id, label: name, text: fillPlaceholders(text, values) })),
    ...planNames.map(({ type, name }) => ({
      id: type,
      label: `Payment link: ${name}`,
      text: `${siteUrl}/maintenance/checkout?plan=${type}`,
    })),
  ];
  return (
    <div ref={fields} className={fieldsStyle} data-out-of-view={inView ? undefined : ''}>
      <TextareaField
        {...bind}
        label="Reply"
        rows={4}
        tools={
          <Inline gap="none" align="center">
            <button
              type="button"
              className={clsx(button({ kind: 'quiet', size: 'compact' }), withScript)}
              aria-label="Attach a file"
              onClick={onAttach}
            >
              <Paperclip size={16} aria-hidden="true" />
              Attach
            </button>
            <select
              aria-label="Insert a template"
              className={clsx(control({ as: 'select' }), choice, bare, withScript)}
              value=""
              onChange={(event) => insert(insertions.find(({ id }) => id === event.target.value)?.text ?? '')}
            >
              <option value="" hidden>
                Insert
              </option>
              {insertions.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </Inline>
        }
        hint={`Goes to ${inquiry.email}.`}
        onKeyDown={onKeyDown}
        onDrop={(event) => take(event, [...event.dataTransfer.files])}
        onPaste={(event) => take(event, pastedFiles(event.clipboardData))}
      />
      <details>
        <Text as="summary" look="small" tone="muted">
          Their last message is quoted below your reply
        </Text>
        <p className={quote} dir="auto">
          {quoted}
        </p>
      </details>
      {files.length > 0 ? (
        <ul className={fileList} aria-label="Files of this reply">
          {files.map((file) => (
            <li key={file.id}>
              <Paperclip size={14} aria-hidden="true" className={mark} /> <bdi>{file.name}</bdi>{' '}
              <Text as="span" look="small" tone="muted">
                {fileSize(file.size)}
              </Text>{' '}
              <button
                type="button"
                className={button({ kind: 'text' })}
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemoveFile(file)}
              >
                <X size={14} aria-hidden="true" className={mark} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {fileProblem ? (
        <Notice tone="negative" role="alert" title="File not added">
          <p>{fileProblem}</p>
        </Notice>
      ) : null}
      <Inline gap="dense" align="center" padY="dense">
        <button type="submit" data-sends className={button({ size: 'compact' })} aria-disabled={sending || adding}>
          {sending ? 'Sending...' : 'Send'}
        </button>
        <button
          type="submit"
          data-settles
          name="thenDone"
          value="true"
          className={button({ kind: 'secondary', size: 'compact' })}
          aria-disabled={sending || adding}
        >
          Send and done
        </button>
        <Text as="span" look="small" tone="muted">
          {status}
        </Text>
      </Inline>
    </div>
  );
}

/** The id of the inquiry whose composer gets the focus once it renders. */
let wanted: string | null = null;

/** Moves the focus to the reply field of the open inquiry, or waits until the field is shown. */
export function focusComposer(inquiryId: string): void {
  const area = document.querySelector<HTMLTextAreaElement>('form[aria-label="Reply"] textarea');
  wanted = area ? null : inquiryId;
  area?.focus();
  area?.scrollIntoView({ block: 'nearest' });
}

/** Opens the list of templates. */
export function chooseTemplate(): void {
  const select = document.querySelector<HTMLSelectElement>('select[aria-label="Insert a template"]');
  select?.focus();
  select?.showPicker();
}
