import type { Editor } from '@tiptap/core';
import {
  Bold,
  BriefcaseBusiness,
  Code,
  Gauge,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link2,
  List,
  ListOrdered,
  ListTree,
  type LucideIcon,
  MessageSquareText,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Table,
  Undo2,
} from 'lucide-react';
import { insertBlock, leaveCaption } from './captions.ts';

/** The panel that a tool opens. */
export type Panel = 'link' | 'picture' | 'work' | 'outline';

export type Tool = {
  name: string;
  icon: LucideIcon;
  /** The name and attributes of the mark or node that the tool creates or toggles. */
  of?: readonly [name: string, attributes?: Record<string, unknown>];
  /** Whether the tool creates a block, so that the slash menu lists it. */
  isBlock?: true;
  /** Whether the tool begins a group. */
  begins?: true;
  /** Further words that find the tool in the slash menu. */
  words?: string;
} & ({ run(editor: Editor): void } | { panel: Panel });

const chain = (editor: Editor) => editor.chain().focus();

/** The editor's tools, in the order of the toolbar. */
export const tools: readonly Tool[] = [
  { name: 'Bold', icon: Bold, of: ['bold'], run: (editor) => chain(editor).toggleBold().run() },
  { name: 'Italic', icon: Italic, of: ['italic'], run: (editor) => chain(editor).toggleItalic().run() },
  { name: 'Code', icon: Code, of: ['code'], run: (editor) => chain(editor).toggleCode().run() },
  { name: 'Link', icon: Link2, of: ['link'], panel: 'link' },
  {
    name: 'Heading',
    begins: true,
    icon: Heading2,
    isBlock: true,
    words: 'h2 title section',
    of: ['heading', { level: 2 }],
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Smaller heading',
    icon: Heading3,
    isBlock: true,
    words: 'h3 subtitle',
    of: ['heading', { level: 3 }],
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'List',
    begins: true,
    icon: List,
    isBlock: true,
    words: 'bullet points ul',
    of: ['bulletList'],
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    icon: ListOrdered,
    isBlock: true,
    words: 'ordered steps ol',
    of: ['orderedList'],
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    icon: Quote,
    isBlock: true,
    words: 'blockquote citation',
    of: ['blockquote'],
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  {
    name: 'Call-out',
    icon: MessageSquareText,
    isBlock: true,
    words: 'note aside remark tip warning',
    of: ['callout'],
    run: (editor) => chain(editor).toggleWrap('callout').run(),
  },
  {
    name: 'Code block',
    icon: SquareCode,
    isBlock: true,
    words: 'pre program',
    of: ['codeBlock'],
    run: (editor) => chain(editor).toggleCodeBlock().run(),
  },
  {
    name: 'Table',
    begins: true,
    icon: Table,
    isBlock: true,
    words: 'grid rows columns',
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    name: 'Figure',
    icon: Gauge,
    isBlock: true,
    words: 'number measure statistic unit source',
    of: ['measure'],
    run: (editor) => insertBlock(editor, { type: 'measure' }),
  },
  { name: 'Picture', icon: Image, isBlock: true, words: 'image photo media', panel: 'picture' },
  { name: 'Portfolio card', icon: BriefcaseBusiness, isBlock: true, words: 'work project case', panel: 'work' },
  {
    name: 'Rule',
    icon: Minus,
    isBlock: true,
    words: 'line divider separator hr',
    run: (editor) => chain(editor).setHorizontalRule().run(),
  },
  { name: 'Undo', begins: true, icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { name: 'Redo', icon: Redo2, run: (editor) => chain(editor).redo().run() },
  { name: 'Outline', icon: ListTree, panel: 'outline' },
];

export function applyTool(tool: Tool, editor: Editor, onPanel: (panel: Panel) => void): void {
  if ('panel' in tool) onPanel(tool.panel);
  else {
    // In a caption, the tool would turn the whole figure into another block, without its picture or number.
    if (tool.isBlock && !(tool.of && editor.isActive(...tool.of))) leaveCaption(editor);
    tool.run(editor);
  }
}

/** Returns the block tools with a name or word that starts with the typed text. */
export const blocksFor = (query: string): readonly Tool[] =>
  tools.filter(
    ({ isBlock, name, words = '' }) =>
      isBlock && ` ${name} ${words}`.toLowerCase().includes(` ${query.trim().toLowerCase()}`),
  );
