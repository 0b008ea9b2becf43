import { Extension, mergeAttributes, Node } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { keepCaptioned, leaveCaption } from './captions.ts';

/** A picture with a caption, which may be empty. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  addKeyboardShortcuts() {
    // A caption is one paragraph.
    return { Enter: () => this.editor.isActive(this.name) && leaveCaption(this.editor) };
  },
  addProseMirrorPlugins: () => [keepCaptioned()],
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
  // An attribute that is null is not written.
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

const attributesOf = (image: Element) =>
  Object.fromEntries(['src', 'alt', 'width', 'height'].map((name) => [name, image.getAttribute(name)]));

/** Keeps the IDs of headings, because links may lead to them. */
const HeadingIds = Extension.create({
  name: 'headingIds',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { default: null, keepOnSplit: false } } }],
});

/** The HTML attributes of a chart: values before and after, their unit, the bars' names, and the kind of chart. */
const changeAttributes = {
  before: 'data-before',
  after: 'data-after',
  changeUnit: 'data-unit',
  names: 'data-names',
  drawn: 'data-drawn',
};
const eachOfChange = <Value>(of: (attribute: string, name: string) => Value) =>
  Object.fromEntries(Object.entries(changeAttributes).map(([name, attribute]) => [name, of(attribute, name)]));

/**
 * A large number with its unit, and a caption that says what the number is and, after a line break, where it comes
 * from. The source is shown in a `<small>`, as on the page.
 */
const Measure = Node.create({
  name: 'measure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    value: { default: '' },
    unit: { default: '' },
    ...eachOfChange(() => ({ default: null })),
  }),
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.isActive(this.name) && leaveCaption(this.editor),
      // The editor's default shortcut does nothing in an isolating block.
      'Shift-Enter': () => this.editor.isActive(this.name) && this.editor.commands.insertContent({ type: 'hardBreak' }),
    };
  },
  parseHTML: () => [
    {
      tag: 'figure.measure',
      priority: 60,
      getAttrs: (figure) => ({
        value: figure.querySelector('strong')?.textContent ?? '',
        unit: figure.querySelector('span')?.textContent ?? '',
        ...eachOfChange((attribute) => figure.getAttribute(attribute)),
      }),
      contentElement: (figure) => (figure as HTMLElement).querySelector('figcaption') ?? document.createElement('i'),
    },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, sourcesIn(doc)) } }),
  ],
  renderHTML: ({ HTMLAttributes: { value, unit, ...change } }) => [
    'figure',
    {
      class: 'measure',
      ...Object.fromEntries(
        Object.entries(changeAttributes).flatMap(([name, attribute]) =>
          change[name] ? [[attribute, change[name]]] : [],
        ),
      ),
    },
    unit ? ['p', ['strong', value], ' ', ['span', unit]] : ['p', ['strong', value]],
    ['figcaption', 0],
  ],
});

/** Returns a decoration for each source: the text after the first line break of a figure's caption. */
function sourcesIn(document: ProseMirrorNode): Decoration[] {
  const sources: Decoration[] = [];
  document.descendants((node, at) => {
    if (node.type.name !== Measure.name) return !node.isTextblock;
    let from = 0;
    node.forEach(({ type }, offset) => {
      if (type.name === 'hardBreak') from ||= at + offset + 2;
    });
    if (from) sources.push(Decoration.inline(from, at + node.nodeSize - 1, { nodeName: 'small' }));
    return false;
  });
  return sources;
}

/** A remark that is set apart from the text. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'aside.callout' }],
  renderHTML: () => ['aside', { class: 'callout' }, 0],
});

/** A link to a portfolio item, with the picture and title that the item had when the link was inserted. */
const WorkCard = Node.create({
  name: 'workCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, src: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure.work',
      priority: 60,
      getAttrs: (figure) => ({
        href: figure.querySelector('a')?.getAttribute('href') ?? '',
        src: figure.querySelector('img')?.getAttribute('src') ?? '',
        title: figure.querySelector('figcaption')?.textContent ?? '',
      }),
    },
  ],
  // The title describes the picture, so `alt` is empty.
  renderHTML: ({ HTMLAttributes: { href, src, title } }) => [
    'figure',
    { class: 'work' },
    ['img', { src, alt: '' }],
    ['figcaption', ['a', { href }, title]],
  ],
});

/** HTML that the editor cannot edit. It is shown as source code and saved unchanged. */
const RawHtml = Node.create({
  name: 'rawHtml',
  group: 'block',
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  // Parses only what was copied or cut in the editor. Stored HTML has no such element.
  parseHTML: () => [{ tag: 'pre[data-raw]', priority: 60, getAttrs: (pre) => ({ html: pre.textContent }) }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'pre',
    mergeAttributes(HTMLAttributes, { 'data-raw': '', title: 'HTML that is kept as it is' }),
    String(node.attrs.html),
  ],
});

/** The blocks of a post in addition to the standard ones. */
export const postBlocks = [HeadingIds, Figure, Measure, Callout, WorkCard, RawHtml];
