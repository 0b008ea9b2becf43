import { readingMinutes } from '@agency/api/contract/blog';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import * as styles from './post-editor.css.ts';

type HeadingLine = { level: number; text: string; at: number };

/** Shows the length of a text, and an outline with links to its headings. */
export function EditorFoot({ editor }: { editor: Editor }) {
  const { words, headings } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const headings: HeadingLine[] = [];
      state.doc.forEach(({ type, attrs, textContent }, at) => {
        if (type.name === 'heading') headings.push({ level: attrs.level, text: textContent, at });
      });
      const text = state.doc.textBetween(0, state.doc.content.size, ' ');
      return { words: text.split(/\s+/).filter(Boolean).length, headings };
    },
  });
  return (
    <div className={styles.foot}>
      <span>
        {words} {words === 1 ? 'word' : 'words'}
      </span>
      {headings.length > 0 ? (
        <details className={styles.outline}>
          <summary className={styles.outlineTitle}>Outline ({headings.length})</summary>
          <ul>
            {headings.map(({ level, text, at }) => (
              <li key={at} style={{ paddingLeft: `${level - 2}rem` }}>
                <button
                  type="button"
                  className={styles.outlineLink}
                  onClick={() =>
                    editor
                      .chain()
                      .setTextSelection(at + 1)
                      .focus()
                      .scrollIntoView()
                      .run()
                  }
                >
                  {text || 'Empty heading'}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <span>{readingMinutes(words)} min read</span>
    </div>
  );
}
