import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { fileSize } from '../file-size.ts';
import { LinkedText } from '../inbox/linked-text.tsx';
import { mark } from '../list/list-row.css.ts';
import type { Message } from './reply.ts';
import * as styles from './thread.css.ts';

/** How the browser or the console gets the HTML and the files of a mail. */
export type MailAccess = {
  /** Returns the URL of a mail's sanitized HTML. `pictures` allows external pictures. */
  htmlAddress(id: string, options: { pictures: boolean }): string;
  fileAddress(id: string): string;
  /** Saves a file in the console. Unset in the browser, which downloads files itself. */
  onSave?(file: { id: string; name: string }): void;
};

type MailPartsProps = { message: Message; mail: MailAccess; onOpenLink?: ((href: string) => void) | undefined };

/** Shows the quoted text, the files, and the HTML version of a mail. */
export function MailParts({ message: { id, quoted, hasHtml, files }, mail, onOpenLink }: MailPartsProps) {
  return (
    <>
      {quoted ? (
        <details>
          <Text as="summary" look="label" tone="muted">
            Quoted text
          </Text>
          <p className={styles.quote} dir="auto">
            <LinkedText text={quoted} onOpen={onOpenLink} />
          </p>
        </details>
      ) : null}
      {files.length > 0 ? (
        <ul className={styles.files} aria-label="Files">
          {files.map((file) => (
            <li key={file.id}>
              <Paperclip size={14} aria-hidden="true" className={mark} />{' '}
              <a
                href={mail.fileAddress(file.id)}
                download={file.name}
                onClick={(event) => {
                  if (!mail.onSave) return;
                  event.preventDefault();
                  mail.onSave(file);
                }}
              >
                <bdi>{file.name}</bdi>
              </a>{' '}
              <Text as="span" look="small" tone="muted">
                {fileSize(file.size)}
              </Text>
            </li>
          ))}
        </ul>
      ) : null}
      {hasHtml ? <Designed id={id} mail={mail} /> : null}
    </>
  );
}

/**
 * Shows a mail's HTML in a sandboxed frame. Loads pictures only on request, because loading them tells the sender
 * that the mail was read.
 */
function Designed({ id, mail }: { id: string; mail: MailAccess }) {
  const [open, setOpen] = useState(false);
  const [pictures, setPictures] = useState(false);
  return (
    <details className={withScript} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Text as="summary" look="label" tone="muted">
        Show original formatting
      </Text>
      {open ? (
        <Stack gap="dense" padY="dense">
          <iframe
            title="Email with its original formatting"
            className={styles.designed}
            src={mail.htmlAddress(id, { pictures })}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
          />
          {pictures ? null : (
            <Inline gap="dense" align="center">
              <button
                type="button"
                className={button({ kind: 'secondary', size: 'compact' })}
                onClick={() => setPictures(true)}
              >
                Load pictures
              </button>
              <Text as="span" look="small" tone="muted">
                The sender may see that you opened the email.
              </Text>
            </Inline>
          )}
        </Stack>
      ) : null}
    </details>
  );
}
