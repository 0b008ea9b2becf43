// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { expect, test } from 'vitest';
import { insertBlock, insertSlice } from './captions.ts';
import { readPasted, readPost, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';
import { applyTool, tools } from './post-tools.ts';

function editorWith(html: string, at: number | { from: number; to: number }): Editor {
  const editor = new Editor({ extensions: postExtensions, element: document.createElement('div') });
  editor.commands.setContent(readPost(editor.schema, html).toJSON());
  editor.commands.setTextSelection(at);
  return editor;
}
const picture = (name: string) => `<figure><img src="/${name}.jpg" alt=""></figure>`;
const block = (name: string) => ({ type: 'figure', attrs: { src: `/${name}.jpg`, alt: '' } });

test('a picture that is inserted while the cursor is in a caption goes below the captioned picture', () => {
  const editor = editorWith('<p></p>', 1);
  for (const name of ['a', 'b']) insertBlock(editor, block(name));
  expect(writePost(editor.state.doc)).toBe(`${picture('a')}\n${picture('b')}`);
  const caption = '<figure><img src="/a.jpg" alt=""><figcaption>A mill</figcaption></figure>';
  const captioned = editorWith(`${caption}\n<p>Next</p>`, 3);
  insertBlock(captioned, block('b'));
  expect(writePost(captioned.state.doc)).toBe(`${caption}\n${picture('b')}\n<p>Next</p>`);
});

test('text that is typed after a portfolio card was inserted does not replace the card', () => {
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

const captioned = '<figure><img src="/a.jpg" alt=""><figcaption>A <strong>mill</strong></figcaption></figure>';
const measure = '<figure class="measure"><p><strong>7</strong></p><figcaption>Mills<br>Source</figcaption></figure>';

test.each([
  ['Heading', 'h2'],
  ['Smaller heading', 'h3'],
  ['Code block', 'pre'],
] as const)('the tool %s changes the text in the selection, but not its pictures and figures', (name, tag) => {
  const figures = `${captioned}\n${picture('b')}\n${measure}`;
  const editor = editorWith(`<p>One</p>\n${figures}\n<p>Two</p>`, 1);
  editor.commands.setTextSelection({ from: 2, to: editor.state.doc.content.size - 2 });
  editor.view.dispatch(closeHistory(editor.state.tr));
  const tool = tools.find((each) => each.name === name);
  if (tool) applyTool(tool, editor, () => undefined);
  const [begin, end] = tag === 'pre' ? ['<pre><code>', '</code></pre>'] : [`<${tag}>`, `</${tag}>`];
  expect(writePost(editor.state.doc)).toBe(`${begin}One${end}\n${figures}\n${begin}Two${end}`);
  editor.commands.undo();
  expect(writePost(editor.state.doc)).toBe(`<p>One</p>\n${figures}\n<p>Two</p>`);
});

test('in a caption, the keyboard shortcut of a heading changes neither the picture nor the cursor', () => {
  const editor = editorWith(captioned, 3);
  editor.commands.toggleHeading({ level: 2 });
  expect([writePost(editor.state.doc), editor.state.selection.from]).toEqual([captioned, 3]);
});

test.each([
  ['<img src="/b.jpg" alt="">', captioned, picture('b')],
  [measure, captioned, measure],
  ['<hr>', captioned, '<hr>'],
  ['<p>Words</p><img src="/b.jpg" alt="">', captioned, `<p>Words</p>\n${picture('b')}`],
  ['<p>old</p>', captioned.replace('A ', 'A old'), null],
])('nothing is lost if %s is pasted or dropped into a caption', (pasted, own, below) => {
  for (const at of [undefined, 3]) {
    const editor = editorWith(captioned, 3);
    const { tr, schema } = editor.state;
    insertSlice(tr, readPasted(schema, pasted).slice, at);
    expect(writePost(tr.doc)).toBe([own, below].filter(Boolean).join('\n'));
  }
});
