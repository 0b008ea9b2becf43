import { type Editor, Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useId, useState } from 'react';
import * as styles from './post-editor.css.ts';
import { blocksFor, type Tool } from './post-tools.ts';

type Shown = { tools: readonly Tool[]; place: DOMRect | null; choose(tool: Tool): void };

/** The state of the slash menu: the tools it shows, the index of the selected one, and its listeners. */
type SlashMenuStore = {
  shown: Shown | null;
  selected: number;
  onChange(): void;
  /** Called with the chosen tool after the slash is removed. */
  onChoose(tool: Tool): void;
};

/** Creates the state of a menu, which the editor's extension and the component share. */
export const slashMenuStore = (): SlashMenuStore => ({
  shown: null,
  selected: 0,
  onChange: () => undefined,
  onChoose: () => undefined,
});

/** Opens a menu of blocks when a slash is typed at the start of a paragraph. */
export const slashMenu = (store: SlashMenuStore) =>
  Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      const show = ({ items, clientRect, command }: SuggestionProps<Tool, Tool>) => {
        store.shown = items.length > 0 ? { tools: items, place: clientRect?.() ?? null, choose: command } : null;
        store.selected = 0;
        store.onChange();
      };
      return [
        Suggestion<Tool, Tool>({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          items: ({ query }) => [...blocksFor(query)],
          allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
          command: ({ editor, range, props: tool }) => {
            editor.chain().focus().deleteRange(range).run();
            store.onChoose(tool);
          },
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit() {
              store.shown = null;
              store.onChange();
            },
            onKeyDown({ event: { key } }) {
              const { shown, selected } = store;
              if (!shown) return false;
              const count = shown.tools.length;
              if (key === 'ArrowDown') store.selected = (selected + 1) % count;
              else if (key === 'ArrowUp') store.selected = (selected + count - 1) % count;
              else if (key === 'Enter' || key === 'Tab') {
                const tool = shown.tools[selected];
                if (tool) shown.choose(tool);
              } else return false;
              store.onChange();
              return true;
            },
          }),
        }),
      ];
    },
  });

type SlashMenuProps = { store: SlashMenuStore; editor: Editor; onChoose(tool: Tool): void };

/** Shows the menu below the current line, or above it if there is no room. The focus stays in the text. */
export function SlashMenu({ store, editor, onChoose }: SlashMenuProps) {
  const id = useId();
  const [, setChanges] = useState(0);
  useEffect(() => {
    store.onChange = () => setChanges((before) => before + 1);
    store.onChoose = onChoose;
  }, [store, onChoose]);
  const { shown, selected } = store;
  const active = shown ? `${id}-${selected}` : null;
  useEffect(() => {
    const { dom } = editor.view;
    if (active) dom.setAttribute('aria-activedescendant', active);
    else dom.removeAttribute('aria-activedescendant');
    document.getElementById(active ?? '')?.scrollIntoView({ block: 'nearest' });
  }, [editor, active]);
  if (!shown?.place) return null;
  const { left, top, bottom } = shown.place;
  const isBelow = bottom + menuHeight < window.innerHeight;
  return (
    <div
      role="listbox"
      aria-label="Blocks"
      className={styles.menu}
      style={{
        left: Math.max(8, Math.min(left, window.innerWidth - menuWidth - 8)),
        ...(isBelow ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 }),
      }}
    >
      {shown.tools.map((tool, place) => (
        <button
          key={tool.name}
          type="button"
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === selected}
          className={styles.menuItem}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => {
            if (place === selected) return;
            store.selected = place;
            store.onChange();
          }}
          onClick={() => shown.choose(tool)}
        >
          <tool.icon size={18} aria-hidden="true" />
          {tool.name}
        </button>
      ))}
    </div>
  );
}

const [menuHeight, menuWidth] = [320, 240];
