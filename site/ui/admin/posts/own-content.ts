import { useRef, useState } from 'react';

export type OwnPage = { title: string; path: string };

/** What a post can refer to: the pages of this site, the portfolio items with their pictures, and the blog's tags. */
export type OwnContent = {
  pages: readonly OwnPage[];
  works: readonly (OwnPage & { id: string; imageUrl: string })[];
  tags: readonly string[];
};

export type LoadOwnContent = () => Promise<OwnContent>;

const nothing: OwnContent = { pages: [], works: [], tags: [] };

type Own = { content: OwnContent; state: 'loading' | 'loaded' | 'failed' };

/** Returns what a post can refer to, once `ask` has loaded it. After a failure, the next `ask` tries again. */
export function useOwnContent(load: LoadOwnContent | undefined): Own & { ask(): void } {
  const [own, setOwn] = useState<Own>({ content: nothing, state: 'loading' });
  const isAsked = useRef(false);
  return {
    ...own,
    ask() {
      if (!load || isAsked.current) return;
      isAsked.current = true;
      setOwn({ content: nothing, state: 'loading' });
      load().then(
        (content) => setOwn({ content, state: 'loaded' }),
        () => {
          isAsked.current = false;
          setOwn({ content: nothing, state: 'failed' });
        },
      );
    },
  };
}
