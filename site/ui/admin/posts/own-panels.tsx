import { isAddress } from '@agency/api/contract/text';
import type { Editor } from '@tiptap/core';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { takeFocus } from '#ui/notice/notice.tsx';
import { insertBlock } from './captions.ts';
import type { useOwnContent } from './own-content.ts';
import * as styles from './post-editor.css.ts';

type OwnPanelProps = { editor: Editor; own: ReturnType<typeof useOwnContent>; onDone(): void };

/** Why no portfolio items are listed. */
const withoutWorks = {
  loading: 'Loading the portfolio...',
  loaded: 'There are no public portfolio items.',
  failed: 'The portfolio could not be loaded.',
};

/** Inserts a card of a portfolio item into the text. */
export function WorkPanel({ editor, own: { content, state, ask }, onDone }: OwnPanelProps) {
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), []);
  if (content.works.length === 0)
    return (
      <div className={styles.panel}>
        <p role="status">{withoutWorks[state]}</p>
        {state === 'failed' ? (
          <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={ask}>
            Try again
          </button>
        ) : null}
      </div>
    );
  return (
    <ul className={styles.panel} aria-label="Portfolio items">
      {content.works.map(({ id, title, path, imageUrl }) => (
        <li key={id}>
          <button
            type="button"
            className={button({ kind: 'quiet', size: 'compact' })}
            onClick={() => {
              const attrs = { href: path, src: imageUrl, title };
              insertBlock(editor, { type: 'workCard', attrs });
              onDone();
            }}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Sets or removes the link of the selected words. Without a selection, inserts the URL as a link. Enter sets the link
 * instead of submitting the surrounding form.
 */
export function LinkPanel({ editor, own: { content, ask }, onDone }: OwnPanelProps) {
  const pages = useId();
  const begin = useEffectEvent(ask);
  useEffect(() => begin(), []);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  function set() {
    const href = address.trim();
    const isKnown = isAddress(href) || /^(mailto:|tel:|#)/.test(href);
    if (!isKnown) return setWrong(true);
    const links = editor.chain().focus().extendMarkRange('link').setLink({ href });
    if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else links.run();
    onDone();
  }
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <div className={styles.grows}>
          <Field
            label="Address of the link"
            hint="A web address. For one of our pages, type words of its title and choose it."
            error={isWrong ? 'Must be a web address or a path starting with /' : null}
          >
            {(attributes) => (
              <input
                className={control()}
                value={address}
                inputMode="url"
                list={pages}
                ref={takeFocus}
                onChange={({ currentTarget }) => {
                  setAddress(currentTarget.value);
                  setWrong(false);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  set();
                }}
                {...attributes}
              />
            )}
          </Field>
        </div>
        <datalist id={pages}>
          {content.pages.map(({ title, path }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </datalist>
        <button type="button" className={clsx(button({ kind: 'secondary' }), styles.besideField)} onClick={set}>
          Set link
        </button>
        {editor.isActive('link') ? (
          <button
            type="button"
            className={clsx(button({ kind: 'quiet' }), styles.besideField)}
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            Remove link
          </button>
        ) : null}
      </div>
    </div>
  );
}
