import { mergeAttributes, Node } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** A picture with a caption, which may be empty. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const image = figure.querySelector('img');
        return image ? attributesOf(image) : false;
      },
      contentElement: (figure) => (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('i'),
    },
    { tag: 'img[src]', getAttrs: attributesOf },
  ],
  renderHTML: ({ HTMLAttributes: { src, alt } }) => [
    'figure',
    ['img', alt === null ? { src } : { src, alt }],
    ['figcaption', 0],
  ],
});

const attributesOf = (image: Element) => ({ src: image.getAttribute('src'), alt: image.getAttribute('alt') });

/** HTML that the editor cannot edit. It is shown as it is written, and saved as it came. */
const RawHtml = Node.create({
  name: 'rawHtml',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  renderHTML: ({ node, HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-raw': '', title: 'HTML that is kept as it is' }),
    String(node.attrs.html),
  ],
});

/** What a post's text can hold. */
export const postExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } },
    underline: false,
    trailingNode: false,
    codeBlock: { HTMLAttributes: {} },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Figure,
  RawHtml,
];
