// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { insertBlock } from './captions.ts';
import { readPost, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';
import { applyTool, tools } from './post-tools.ts';

function editorWith(html: string, at: number): Editor {
  const editor = new Editor({ extensions: postExtensions, element: document.createElement('div') });
  editor.commands.setContent(readPost(editor.schema, html).toJSON());
  editor.commands.setTextSelection(at);
  return editor;
}
const picture = (name: string) => `<figure><img src="/${name}.jpg" alt=""></figure>`;
const block = (name: string) => ({ type: 'figure', attrs: { src: `/${name}.jpg`, alt: '' } });

test('a picture that is inserted while the cursor is in a caption goes below that picture', () => {
  const editor = editorWith('<p></p>', 1);
  for (const name of ['a', 'b']) insertBlock(editor, block(name));
  expect(writePost(editor.state.doc)).toBe(`${picture('a')}\n${picture('b')}`);
  const caption = '<figure><img src="/a.jpg" alt=""><figcaption>A mill</figcaption></figure>';
  const captioned = editorWith(`${caption}\n<p>Next</p>`, 3);
  insertBlock(captioned, block('b'));
  expect(writePost(captioned.state.doc)).toBe(`${caption}\n${picture('b')}\n<p>Next</p>`);
});

test('what is typed after a portfolio card does not replace it', () => {
  const editor = editorWith('<p></p>', 1);
  insertBlock(editor, { type: 'workCard', attrs: { href: '/portfolio/mill', src: '/a.jpg', title: 'Mill' } });
  editor.view.dispatch(editor.state.tr.insertText('Next'));
  expect(writePost(editor.state.doc)).toMatch(/^<figure class="work">.*<\/figure>\n<p>Next<\/p>$/);
});

test.each(tools.filter(({ isBlock }) => isBlock))(
  'the tool $name keeps the picture whose caption has the cursor',
  (tool) => {
    const editor = editorWith(picture('a'), 1);
    applyTool(tool, editor, () => undefined);
    expect(writePost(editor.state.doc)).toContain(picture('a'));
  },
);
