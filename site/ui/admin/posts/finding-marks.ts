import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Finding } from '../page-checks/page-check.ts';
import * as styles from './post-editor.css.ts';

/** The event that makes the editor of a field show the place of a finding. `detail` is the finding's quote. */
export const showPlace = 'show-place';

const key = new PluginKey<DecorationSet>('findings');
type Place = { from: number; to: number };
const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns the place of a quote in a text: the picture or link with this URL, else the block with these words, or null.
 */
export function placeOf(document: Node, quote: string): Place | null {
  let exact: Place | null = null;
  let within: Place | null = null;
  document.descendants((node, from) => {
    if (exact) return false;
    const place = { from, to: from + node.nodeSize };
    const isAddressed = node.attrs.src === quote || node.marks.some(({ attrs }) => attrs.href === quote);
    if (quote && (isAddressed || (node.isTextblock && folded(node.textContent) === quote))) exact = place;
    const words = folded(node.isAtom ? String(node.attrs.html ?? '') : node.textContent);
    // Outer blocks come first, so the last match is the innermost block.
    if (quote && node.isBlock && words.includes(quote)) within = place;
    return true;
  });
  return exact ?? within;
}

/** Marks the places of findings in the text. */
export const findingMarks = Extension.create({
  name: 'findings',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const findings: readonly Finding[] | undefined = transaction.getMeta(key);
          if (!findings) return before.map(transaction.mapping, transaction.doc);
          const marks = findings.flatMap(({ message, quote, severity }) => {
            const place = placeOf(transaction.doc, quote);
            if (!place) return [];
            const attributes = { class: styles.finding, 'data-severity': severity, title: message };
            const isText = transaction.doc.nodeAt(place.from)?.isText;
            return [
              isText
                ? Decoration.inline(place.from, place.to, attributes)
                : Decoration.node(place.from, place.to, attributes),
            ];
          });
          return DecorationSet.create(transaction.doc, marks);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Returns the key and value of the transaction metadata that replaces the marked findings. */
export const markFindings = (findings: readonly Finding[]): [PluginKey, readonly Finding[]] => [key, findings];
