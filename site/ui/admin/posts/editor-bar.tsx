import { isAddress } from '@agency/api/contract/text';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { takeFocus } from '#ui/notice/notice.tsx';
import type { LoadPictures } from '../media/picture-picker.tsx';
import { PictureChoices } from '../media/picture-picker.tsx';
import * as styles from './post-editor.css.ts';

type Tool = {
  name: string;
  icon: LucideIcon;
  /** The name of the mark or node, and its attributes, that it turns on and off. */
  of?: readonly [name: string, attributes?: Record<string, unknown>];
  run(editor: Editor): void;
};

const chain = (editor: Editor) => editor.chain().focus();
const tools: readonly Tool[] = [
  { name: 'Bold', icon: Bold, of: ['bold'], run: (editor) => chain(editor).toggleBold().run() },
  { name: 'Italic', icon: Italic, of: ['italic'], run: (editor) => chain(editor).toggleItalic().run() },
  { name: 'Code', icon: Code, of: ['code'], run: (editor) => chain(editor).toggleCode().run() },
  {
    name: 'Heading',
    icon: Heading2,
    of: ['heading', { level: 2 }],
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Smaller heading',
    icon: Heading3,
    of: ['heading', { level: 3 }],
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  { name: 'List', icon: List, of: ['bulletList'], run: (editor) => chain(editor).toggleBulletList().run() },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    of: ['orderedList'],
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  { name: 'Quote', icon: Quote, of: ['blockquote'], run: (editor) => chain(editor).toggleBlockquote().run() },
  { name: 'Code block', icon: SquareCode, of: ['codeBlock'], run: (editor) => chain(editor).toggleCodeBlock().run() },
  {
    name: 'Table',
    icon: Table,
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { name: 'Rule', icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
  { name: 'Undo', icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { name: 'Redo', icon: Redo2, run: (editor) => chain(editor).redo().run() },
];

type EditorBarProps = { editor: Editor; loadPictures: LoadPictures };

/** The editor's tools, and the panels of its links and pictures. */
export function EditorBar({ editor, loadPictures }: EditorBarProps) {
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: tools.map(({ of }) => (of ? editor.isActive(...of) : undefined)),
      link: editor.isActive('link'),
      inTable: editor.isActive('table'),
      alt: editor.isActive('figure') ? (editor.getAttributes('figure').alt as string | null) : undefined,
    }),
  });
  const toggle = (name: 'link' | 'picture') => setPanel((open) => (open === name ? null : name));
  return (
    <>
      <div role="toolbar" aria-label="Text" className={styles.bar}>
        {tools.map(({ name, icon: Sign, run }, place) => (
          <ToolButton key={name} name={name} pressed={state.active[place]} onPress={() => run(editor)}>
            <Sign size={18} aria-hidden="true" />
          </ToolButton>
        ))}
        <ToolButton name="Link" pressed={state.link} onPress={() => toggle('link')}>
          <Link2 size={18} aria-hidden="true" />
        </ToolButton>
        <ToolButton name="Picture" onPress={() => toggle('picture')}>
          <Image size={18} aria-hidden="true" />
        </ToolButton>
      </div>
      {state.inTable ? <TableTools editor={editor} /> : null}
      {state.alt !== undefined ? <AltText editor={editor} alt={state.alt} /> : null}
      {panel === 'link' ? <LinkPanel editor={editor} onDone={() => setPanel(null)} /> : null}
      {panel === 'picture' ? (
        <div className={styles.panel}>
          <PictureChoices
            load={loadPictures}
            onChoose={({ url, alt, decorative, caption }) => {
              const content = caption ? [{ type: 'text', text: caption }] : [];
              const attrs = { src: url, alt: decorative ? '' : alt };
              chain(editor).insertContent({ type: 'figure', attrs, content }).run();
              setPanel(null);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

type ToolButtonProps = { name: string; pressed?: boolean | undefined; onPress(): void; children: ReactNode };

function ToolButton({ name, pressed, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

const tableTools = [
  ['Add row', (editor: Editor) => chain(editor).addRowAfter().run()],
  ['Add column', (editor: Editor) => chain(editor).addColumnAfter().run()],
  ['Delete row', (editor: Editor) => chain(editor).deleteRow().run()],
  ['Delete column', (editor: Editor) => chain(editor).deleteColumn().run()],
  ['Delete table', (editor: Editor) => chain(editor).deleteTable().run()],
] as const;

function TableTools({ editor }: { editor: Editor }) {
  return (
    <div role="toolbar" aria-label="Table" className={styles.bar}>
      {tableTools.map(([name, run]) => (
        <button
          key={name}
          type="button"
          className={button({ kind: 'quiet', size: 'compact' })}
          onClick={() => run(editor)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** What the picture at the cursor shows, for whom cannot see it. Empty = nothing that the text does not say. */
function AltText({ editor, alt }: { editor: Editor; alt: string | null }) {
  const set = (next: string) => editor.commands.updateAttributes('figure', { alt: next });
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <div className={styles.grows}>
          <Field label="Alt text of this picture" hint="What it shows, in a sentence, for whom cannot see it.">
            {(attributes) => (
              <input
                className={control()}
                value={alt ?? ''}
                onChange={({ currentTarget }) => set(currentTarget.value)}
                // Enter would send the form around it.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
                {...attributes}
              />
            )}
          </Field>
        </div>
        <button
          type="button"
          className={button({ kind: 'quiet', size: 'compact' })}
          aria-pressed={alt === ''}
          onClick={() => set('')}
        >
          Decorative
        </button>
      </div>
    </div>
  );
}

/** Sets or removes the link of the selected words. Enter sets it, and does not send the form around it. */
function LinkPanel({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  function set() {
    const href = address.trim();
    const isKnown = isAddress(href) || /^(mailto:|tel:|#)/.test(href);
    if (!isKnown) return setWrong(true);
    const links = chain(editor).extendMarkRange('link').setLink({ href });
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain(editor)
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
            hint="A web address, or a path of the site such as /contact."
            error={isWrong ? 'Must be a web address or a path starting with /' : null}
          >
            {(attributes) => (
              <input
                className={control()}
                value={address}
                inputMode="url"
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
        <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={set}>
          Set link
        </button>
        {editor.isActive('link') ? (
          <button
            type="button"
            className={button({ kind: 'quiet', size: 'compact' })}
            onClick={() => {
              chain(editor).extendMarkRange('link').unsetLink().run();
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
