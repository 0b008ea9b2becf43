import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { postBlocks } from './post-blocks.ts';

/** The extensions that define what a post can contain. */
export const postExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } },
    underline: false,
    codeBlock: { HTMLAttributes: {} },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...postBlocks,
];
