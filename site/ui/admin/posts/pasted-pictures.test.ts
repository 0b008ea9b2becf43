// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { takePictures } from './pasted-pictures.ts';
import { readPasted, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';

test('pasted pictures with `data:` URLs are taken out for upload, and unreadable pictures are dropped', async () => {
  const schema = getSchema(postExtensions);
  const { slice, unreadable } = readPasted(
    schema,
    `<p>One</p><img src="data:image/png;base64,aGk="><p>Two</p><img src="data:image/svg+xml,%3Csvg/%3E" alt="x"><p>Three</p>
    <img src="file:///C:/clip.png"><img src="data:image/png;base64,?"><img src="/media/a.webp"><img src="https://a.example/b.png">`,
  );
  expect(unreadable).toBe(2);
  const { tr } = EditorState.create({ schema });
  const taken = takePictures(tr.replaceSelection(slice));
  expect(writePost(tr.doc)).toMatch(
    /^<p>One<\/p>\n<p>Two<\/p>\n<p>Three<\/p>\n<figure>.*\/media\/a.*\n<figure>.*https.*$/,
  );
  expect(taken.map(({ file: { name, type }, at }) => [name, type, at])).toEqual([
    ['image.png', 'image/png', 5],
    ['image.svg', 'image/svg+xml', 10],
  ]);
  expect(await taken[0]?.file.text()).toBe('hi');
});
