import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { scrollRegion } from '#ui/scroll-region/scroll-region.css.ts';
import type { LoadPictures } from '../media/picture-picker.tsx';
import { PictureChoices } from '../media/picture-picker.tsx';
import { insertBlock } from './captions.ts';
import { AltText, MeasureFields, OutlinePanel, TableTools } from './editor-panels.tsx';
import type { useOwnContent } from './own-content.ts';
import { LinkPanel, WorkPanel } from './own-panels.tsx';
import * as styles from './post-editor.css.ts';
import { applyTool, type Panel, tools } from './post-tools.ts';

type EditorBarProps = {
  editor: Editor;
  panel: Panel | null;
  onPanel(panel: Panel | null): void;
  loadPictures: LoadPictures;
  own: ReturnType<typeof useOwnContent>;
  /** Whether the page shows charts of numbers before and after. */
  hasChange: boolean;
};

/** Shows the editor's tools, and a panel if a tool needs further input. */
export function EditorBar({ editor, panel, onPanel, loadPictures, own, hasChange }: EditorBarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: tools.map(({ of }) => (of ? editor.isActive(...of) : undefined)),
      inTable: editor.isActive('table'),
      measure: editor.isActive('measure') ? editor.getAttributes('measure') : null,
      alt: editor.isActive('figure') ? (editor.getAttributes('figure').alt as string | null) : undefined,
    }),
  });
  const close = () => onPanel(null);
  return (
    <div className={styles.head}>
      <div role="toolbar" aria-label="Text" className={clsx(scrollRegion, styles.bar)}>
        {tools.map((tool, place) => (
          <ToolButton
            key={tool.name}
            name={tool.name}
            pressed={state.active[place]}
            begins={tool.begins}
            expanded={'panel' in tool ? panel === tool.panel : undefined}
            onPress={() => applyTool(tool, editor, (asked) => onPanel(panel === asked ? null : asked))}
          >
            <tool.icon size={18} aria-hidden="true" />
          </ToolButton>
        ))}
      </div>
      {state.inTable ? <TableTools editor={editor} /> : null}
      {state.alt !== undefined ? <AltText editor={editor} alt={state.alt} /> : null}
      {state.measure ? <MeasureFields editor={editor} of={state.measure} hasChange={hasChange} /> : null}
      {panel === 'link' ? <LinkPanel editor={editor} own={own} onDone={close} /> : null}
      {panel === 'outline' ? <OutlinePanel editor={editor} onDone={close} /> : null}
      {panel === 'work' ? <WorkPanel editor={editor} own={own} onDone={close} /> : null}
      {panel === 'picture' ? (
        <div className={styles.panel}>
          <PictureChoices
            load={loadPictures}
            onChoose={({ url, alt, decorative, caption }) => {
              const content = caption ? [{ type: 'text', text: caption }] : [];
              const attrs = { src: url, alt: decorative ? '' : alt };
              insertBlock(editor, { type: 'figure', attrs, content });
              close();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

type ToolButtonProps = {
  name: string;
  pressed: boolean | undefined;
  begins: boolean | undefined;
  /** Whether the tool's panel is open, if the tool has one. */
  expanded: boolean | undefined;
  onPress(): void;
  children: ReactNode;
};

function ToolButton({ name, pressed, begins, expanded, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      data-begins={begins}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
