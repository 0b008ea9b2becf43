import { readingMinutes } from '@agency/api/contract/blog';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { createContext } from 'react';

/** The element in which a form shows the length of its text. */
export const EditorFactsContext = createContext<HTMLElement | null>(null);

/** Shows how many words a text has, and how long it takes to read. */
export function EditorFacts({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.doc.textBetween(0, state.doc.content.size, ' ').split(/\s+/).filter(Boolean).length,
  });
  if (words === 0) return null;
  return `${words} ${words === 1 ? 'word' : 'words'}, ${readingMinutes(words)} min`;
}
