import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';

const captioned = ['figure', 'measure'];

/** Returns the position for a block: below the figure if `at` is in its caption, because a block there replaces it. */
export function belowCaption(document: Node, at: number): number {
  const $at = document.resolve(at);
  return captioned.includes($at.parent.type.name) ? $at.after() : at;
}

/** Moves the cursor from a caption to a new paragraph below it. Returns false if the cursor is in no caption. */
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
