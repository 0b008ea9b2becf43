// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { enterText } from '#ui/field/enter-text.ts';
import { isUploading, waitForUploads } from '../media/use-uploads.ts';
import PostEditor from './post-editor.tsx';
import { writePost } from './post-html.ts';

const { uploads } = vi.hoisted(() => ({ uploads: [] as ((answer: { url?: string; problem?: string }) => void)[] }));
vi.mock('../media/use-uploads.ts', async (original) => ({
  ...(await original<object>()),
  uploadPicture: () => new Promise((resolve) => void uploads.push(resolve)),
}));
afterEach(cleanup);

/** Opens the editor in a form whose text is `html`. */
async function open(html: string, restored?: string) {
  const form = document.createElement('form');
  const field = document.createElement('textarea');
  Object.assign(field, { name: 'content', value: html });
  form.append(field);
  document.body.append(form);
  const own = { content: { pages: [], works: [], tags: [] }, state: 'loaded' as const, ask: () => undefined };
  const given = { field, label: 'Text', describedBy: undefined, error: null, findings: [], hasChange: false };
  const Restore = () => {
    useLayoutEffect(() => void (restored && enterText(field, restored)), []);
    return <PostEditor {...given} own={own} loadPictures={async () => []} />;
  };
  render(<Restore />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const { editor } = text as unknown as { editor: import('@tiptap/core').Editor };
  const paste = (data: { html?: string; plain?: string; files?: File[] }) => {
    const getData = (type: string) => (type === 'text/html' ? data.html : data.plain) ?? '';
    const clipboardData = { files: data.files ?? [], getData };
    act(() => void text.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData })));
  };
  return { editor, paste, field, written: () => writePost(editor.state.doc) };
}

test('text that is typed while pictures are uploaded stays together, below the pictures', async () => {
  const { editor, paste, written } = await open('<p>One</p>');
  act(() => void editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph' }] }));
  paste({ files: ['a', 'b'].map((name) => new File([''], name, { type: 'image/png' })) });
  act(() => void editor.commands.insertContent('Hel'));
  await act(async () => uploads.shift()?.({ url: '/a.png' }));
  act(() => void editor.commands.insertContent('lo'));
  expect(isUploading()).toBe(true);
  await act(async () => uploads.shift()?.({ url: '/b.png' }));
  expect(isUploading()).toBe(false);
  expect(written()).toBe('<figure><img src="/a.png"></figure>\n<figure><img src="/b.png"></figure>\n<p>Hello</p>');
});

test('the cursor stays on the empty line where a picture was pasted', async () => {
  const { editor, paste, written } = await open('');
  act(() => void editor.commands.setContent('<p></p><p>Below</p>'));
  act(() => void editor.commands.setTextSelection(1));
  paste({ files: [new File([''], 'a', { type: 'image/png' })] });
  await act(async () => uploads.shift()?.({ url: '/a.png' }));
  act(() => void editor.commands.insertContent('Next'));
  expect(written()).toBe('<figure><img src="/a.png"></figure>\n<p>Next</p>\n<p>Below</p>');
});

test.each([
  [{ url: '/a.png' }, ['<figure><img src="/a.png"></figure>\n<p>One</p>']],
  [{ problem: 'Too slow' }, []],
])('a save waits for the upload of a picture, and is given up if that fails: %j', async (answer, saved) => {
  const { paste, written } = await open('<p>One</p>');
  const saves: string[] = [];
  const save = () => void saves.push(written());
  expect(waitForUploads(save)).toBe(false);
  paste({ files: [new File([''], 'a', { type: 'image/png' })] });
  expect([waitForUploads(save), waitForUploads(save)]).toEqual([true, true]);
  await act(async () => uploads.shift()?.(answer));
  expect(saves).toEqual(saved);
});

test('the caption of a pasted picture stays if the picture cannot be uploaded', async () => {
  const { paste, written } = await open('');
  paste({ html: '<p>One</p><figure><img src="data:image/png;base64,aGk="><figcaption>A mill</figcaption></figure>' });
  await act(async () => uploads.shift()?.({ problem: 'Too slow' }));
  expect(written()).toBe('<p>One</p>\n<p>A mill</p>');
});

test.each([
  '<figure><img src="/a.png" alt="A mill"></figure>',
  '<figure><img src="/a.png" alt="A mill"><figcaption>A mill</figcaption></figure>',
  '<figure class="measure"><p><strong>38</strong> <span>ms</span></p><figcaption>Median</figcaption></figure>',
  '<table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>',
])('%s stays whole if it is pasted alone into a paragraph or a caption', async (html) => {
  const { editor, paste, written } = await open('');
  const picture = '<figure><img src="/b.png"><figcaption>C</figcaption></figure>';
  act(() => void editor.commands.setContent(`<p>AB</p>${picture}`));
  act(() => void editor.commands.setTextSelection(6));
  paste({ html });
  act(() => void editor.commands.setTextSelection(2));
  paste({ html });
  expect(written()).toBe(`<p>A</p>\n${html}\n<p>B</p>\n${picture}\n${html}`);
});

test('the editor shows unsaved text that was restored while the editor was being created', async () => {
  const { written } = await open('<p>Saved</p>', '<p>Restored</p>');
  expect(written()).toBe('<p>Restored</p>');
});

test('pasted Markdown keeps words in angle brackets', async () => {
  const { paste, written } = await open('');
  paste({
    plain:
      '- Hello <your name>,\n- List<String> and `<T>`\n- one<br>two\n\n<Signature>\n\n<!-- toc -->\n\n<div>In a box</div>',
  });
  await vi.waitFor(() =>
    expect(written()).toBe(
      '<ul>\n<li>Hello &lt;your name&gt;,</li>\n<li>List&lt;String&gt; and <code>&lt;T&gt;</code></li>\n<li>one<br>two</li>\n</ul>\n<p>&lt;Signature&gt;</p>\n<p>In a box</p>',
    ),
  );
});

test('a table that others added above another table does not end up in a cell of the lower table', async () => {
  const table = (word: string) => `<table>\n<tbody>\n<tr><td>${word}</td></tr>\n</tbody>\n</table>`;
  const { field, written } = await open(`${table('One')}\n<p>Below</p>`);
  act(() => enterText(field, `${table('New')}\n<p>Between</p>\n${table('One')}\n<p>Below</p>`));
  expect(written()).toBe(field.value);
});

test('a picture that was copied in Word, which names only its local file, is uploaded', async () => {
  const { paste, written } = await open('');
  const html = '<p><img src="file:///C:/Temp/image001.png"><o:p>&nbsp;</o:p></p>';
  paste({ html, files: [new File([''], 'image.png', { type: 'image/png' })] });
  await act(async () => uploads.shift()?.({ url: '/a.png' }));
  expect(written()).toBe('<figure><img src="/a.png"></figure>');
});

test('all pictures of a pasted gallery stay, each with its caption', async () => {
  const { paste, written } = await open('');
  const figure = (name: string) =>
    `<figure><img src="https://a.example/${name}.png"><figcaption>${name}</figcaption></figure>`;
  paste({ html: `<figure>${figure('a')}${figure('b')}<figcaption>Both</figcaption></figure>` });
  expect(written()).toBe(`${figure('a')}\n${figure('b')}\n<p>Both</p>`);
});
