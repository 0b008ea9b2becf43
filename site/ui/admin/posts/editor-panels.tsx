import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { button } from '#ui/button/button.css.ts';
import { control } from '#ui/field/field.css.ts';
import { Field } from '#ui/field/field.tsx';
import { takeFocus } from '#ui/notice/notice.tsx';
import { scrollRegion } from '#ui/scroll-region/scroll-region.css.ts';
import * as styles from './post-editor.css.ts';

const chain = (editor: Editor) => editor.chain().focus();

/** Makes Enter move the focus back to the text instead of submitting the surrounding form. */
function goBack(event: KeyboardEvent, editor: Editor): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  editor.commands.focus();
}

const tableTools = [
  ['Add row', (editor: Editor) => chain(editor).addRowAfter().run()],
  ['Add column', (editor: Editor) => chain(editor).addColumnAfter().run()],
  ['Delete row', (editor: Editor) => chain(editor).deleteRow().run()],
  ['Delete column', (editor: Editor) => chain(editor).deleteColumn().run()],
  ['Delete table', (editor: Editor) => chain(editor).deleteTable().run()],
] as const;

export function TableTools({ editor }: { editor: Editor }) {
  return (
    <div role="toolbar" aria-label="Table" className={clsx(scrollRegion, styles.wordTools)}>
      {tableTools.map(([name, run]) => (
        <button
          key={name}
          type="button"
          className={clsx(button({ kind: 'quiet', size: 'compact' }), styles.wordTool)}
          onClick={() => run(editor)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Edits the alt text of the picture at the cursor. An empty alt text means that the picture is decorative. */
export function AltText({ editor, alt }: { editor: Editor; alt: string | null }) {
  const set = (next: string) => editor.commands.updateAttributes('figure', { alt: next });
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <div className={styles.grows}>
          <Field label="Alt text of this picture" hint="What it shows, in a sentence, for people who cannot see it.">
            {(attributes) => (
              <input
                className={control()}
                value={alt ?? ''}
                onChange={({ currentTarget }) => set(currentTarget.value)}
                onKeyDown={(event) => goBack(event, editor)}
                {...attributes}
              />
            )}
          </Field>
        </div>
        <button
          type="button"
          className={clsx(button({ kind: 'quiet' }), styles.besideField)}
          aria-pressed={alt === ''}
          onClick={() => set('')}
        >
          Decorative
        </button>
      </div>
    </div>
  );
}

type HeadingLine = { level: number; text: string; at: number };

/** Lists the headings of the text. A click moves the cursor to a heading. */
export function OutlinePanel({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const headings = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found: HeadingLine[] = [];
      state.doc.forEach(({ type, attrs, textContent }, at) => {
        if (type.name === 'heading') found.push({ level: attrs.level, text: textContent, at });
      });
      return found;
    },
  });
  if (headings.length === 0)
    return (
      <p role="status" className={styles.panel}>
        The text has no headings yet.
      </p>
    );
  return (
    <ol className={styles.outline} aria-label="Outline">
      {headings.map(({ level, text, at }) => (
        <li key={at}>
          <button
            type="button"
            className={styles.outlineLink}
            style={{ paddingLeft: `${level - 1.5}rem` }}
            onClick={() => {
              chain(editor)
                .setTextSelection(at + 1)
                .scrollIntoView()
                .run();
              onDone();
            }}
          >
            {text || 'Empty heading'}
          </button>
        </li>
      ))}
    </ol>
  );
}

type MeasureProps = {
  editor: Editor;
  /** The attributes of the `measure` node. */
  of: Readonly<Record<string, string | null>>;
  /** Whether the page shows charts of numbers before and after. */
  hasChange: boolean;
};

const numbers = [
  { name: 'value', label: 'Number', example: '38' },
  { name: 'unit', label: 'Unit', example: 'ms' },
];
/** The fields of the chart: two numbers, their unit, and the names of the bars. */
const changes = [
  { name: 'before', label: 'Before', example: '22' },
  { name: 'after', label: 'After', example: '71' },
  { name: 'changeUnit', label: 'Unit of both', example: 'calls a week' },
  { name: 'names', label: 'Bar names, separated by |', example: 'all orders|refills' },
];
const drawings = { '': 'two bars', seats: 'seats, of a hundred', hours: 'hours' };

/** Edits the number, unit, and chart of the figure at the cursor. The figure's caption is edited in the text. */
export function MeasureFields({ editor, of, hasChange }: MeasureProps) {
  // Sets an empty text instead of null, because ProseMirror cannot render null as the number.
  const set = (name: string, value: string) => editor.commands.updateAttributes('measure', { [name]: value });
  const entry = ({ name, label, example }: (typeof numbers)[number]) => (
    <div key={name} className={styles.short}>
      <Field label={label}>
        {(attributes) => (
          <input
            className={control()}
            value={of[name] ?? ''}
            placeholder={example}
            maxLength={40}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
            // Focuses the field of a new figure, which has no number yet.
            ref={name === 'value' && !of.value ? takeFocus : undefined}
            onKeyDown={(event) => goBack(event, editor)}
            {...attributes}
          />
        )}
      </Field>
    </div>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        {numbers.map(entry)}
        {hasChange ? changes.map(entry) : null}
        {hasChange ? (
          <div className={styles.short}>
            <Field label="Drawn as">
              {(attributes) => (
                <select
                  className={control({ as: 'select' })}
                  value={of.drawn ?? ''}
                  onChange={({ currentTarget }) => set('drawn', currentTarget.value)}
                  {...attributes}
                >
                  {Object.entries(drawings).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        ) : null}
      </div>
    </div>
  );
}
