import type { Editor, JSONContent } from '@tiptap/core';
import type { Node, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep } from '@tiptap/pm/transform';

const captioned = ['figure', 'measure'];
const isCaptioned = (node: Node | null | undefined): boolean => captioned.includes(node?.type.name ?? '');

/**
 * Returns where to insert a block: at `at`, or below the figure if `at` is in a caption. In the caption, the block
 * would replace the figure.
 */
export function belowCaption(document: Node, at: number): number {
  const $at = document.resolve(at);
  return isCaptioned($at.parent) ? $at.after() : at;
}

/**
 * Inserts a slice of HTML at the position `at` or instead of the selection. In a caption, a slice with a figure, a
 * table or an atom goes below the figure, because a caption takes only text.
 */
export function insertSlice(transaction: Transaction, slice: Slice, at?: number): void {
  const { doc, selection } = transaction;
  const place = at ?? selection.from;
  const below = belowCaption(doc, place);
  const isMoreThanText = slice.content.content.some(
    ({ isBlock, isAtom, type }) => isBlock && (type.spec.isolating || isAtom),
  );
  if (below !== place && isMoreThanText) {
    const earlier = transaction.steps.length;
    if (at === undefined) transaction.deleteSelection();
    transaction.insert(transaction.mapping.slice(earlier).map(below), slice.content);
  } else if (at === undefined) transaction.replaceSelection(slice);
  else transaction.replaceRange(at, at, slice);
}

/** Restores figures that a tool such as _Heading_ turned into blocks without a picture or number. */
export const keepCaptioned = () =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      for (const [index, transaction] of transactions.entries())
        for (const { figure, at } of retypedFigures(transaction)) {
          const place = transactions.slice(index + 1).reduce((place, { mapping }) => mapping.map(place), at);
          const now = doc.nodeAt(place);
          if (!now?.isTextblock || isCaptioned(now)) continue;
          // _Code block_ removes a caption's formatting. If none was removed, keep the cursor in place.
          if (now.content.eq(figure.content)) tr.setNodeMarkup(place, figure.type, figure.attrs);
          else tr.replaceWith(place, place + now.nodeSize, figure);
        }
      return tr.docChanged ? tr : null;
    },
  });

/** Returns the original figures whose type a transaction changed, with their positions after the transaction. */
const retypedFigures = ({ before, steps, mapping }: Transaction) =>
  steps.flatMap((step, index) => {
    if (!(step instanceof ReplaceAroundStep)) return [];
    const earlier = mapping.maps.slice(0, index);
    const figure = before.nodeAt(earlier.reduceRight((at, map) => map.invert().map(at), step.from));
    return figure && isCaptioned(figure) ? [{ figure, at: mapping.slice(index + 1).map(step.from) }] : [];
  });

/** Moves the cursor from a caption to a new paragraph below it. Returns false if the cursor is not in a caption. */
export function leaveCaption(editor: Editor): boolean {
  const { from } = editor.state.selection;
  const after = belowCaption(editor.state.doc, from);
  if (after === from) return false;
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .scrollIntoView()
    .run();
}

/** Inserts a block at the cursor. What is typed or inserted next does not replace it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  leaveCaption(editor);
  editor.chain().focus().insertContent(block).run();
  const { selection, doc, tr } = editor.state;
  if (selection instanceof NodeSelection)
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to))));
}

/**
 * Inserts a block at a position, and leaves the cursor where it is, because somebody may be typing there. An empty line
 * stays below the block, because the cursor may be in it.
 */
export function placeBlock(editor: Editor, at: number, block: JSONContent): boolean {
  const $at = editor.state.doc.resolve(at);
  const isEmptyLine = $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0;
  const place = isEmptyLine ? $at.before() : belowCaption(editor.state.doc, at);
  return editor.commands.insertContentAt(place, block, { updateSelection: false });
}
