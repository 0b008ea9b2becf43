// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { readPasted, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';

const schema = getSchema(postExtensions);
const bullets = 'l0 level1\nlfo1';
const numbers = 'l1 level1\nlfo2';
const below = (list: string) => list.replace('level1', 'level2');

/** A list item as Word writes it. */
const item = (list: string, marker: string, text: string) => `<p class=MsoListParagraphCxSpMiddle
style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>${text}<o:p></o:p></span></p>\n\n`;

test.each<[string, string]>([
  [
    item(bullets, '·', 'One') + item(below(bullets), 'o', 'Below') + item(bullets, '·', '<i>Two</i>'),
    '<ul><li>One<ul><li>Below</li></ul></li><li><em>Two</em></li></ul>',
  ],
  ...['1.', 'a)', '(i)', '1.1'].map((marker): [string, string] => [
    item(numbers, marker, 'One'),
    '<ol><li>One</li></ol>',
  ]),
  [
    `${item(numbers, '1.', 'One')}<p class=MsoNormal>Between<o:p></o:p></p>\n\n${item(numbers, '2.', 'Two')}`,
    '<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
  ],
  [item(numbers, '1.', 'One') + item(bullets, '·', 'Dot'), '<ol><li>One</li></ol><ul><li>Dot</li></ul>'],
])('lists from Word stay lists: %#', (html, expected) => {
  const { slice } = readPasted(schema, `<body lang=EN-US>\n<!--StartFragment-->\n\n${html}<!--EndFragment-->\n</body>`);
  expect(writePost(schema.topNodeType.create(null, slice.content)).replaceAll('\n', '')).toBe(expected);
});
