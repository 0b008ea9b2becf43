import { useRef, useState } from 'react';

/** A page of this site. */
export type OwnPage = { title: string; path: string };

/** What a post can point to: the pages of this site, the portfolio's items with their pictures, and the blog's tags. */
export type OwnContent = {
  pages: readonly OwnPage[];
  works: readonly (OwnPage & { id: string; imageUrl: string })[];
  tags: readonly string[];
};

export type LoadOwnContent = () => Promise<OwnContent>;

const nothing: OwnContent = { pages: [], works: [], tags: [] };

/** What a post can point to, once `ask` was called. A load that fails is tried again at the next call. */
export function useOwnContent(load: LoadOwnContent | undefined): { content: OwnContent; ask(): void } {
  const [content, setContent] = useState(nothing);
  const isAsked = useRef(false);
  return {
    content,
    ask() {
      if (!load || isAsked.current) return;
      isAsked.current = true;
      load().then(setContent, () => {
        isAsked.current = false;
      });
    },
  };
}
