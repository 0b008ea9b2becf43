import { createContext, type ReactNode, useContext } from 'react';

/** Gives the markup of `content`, rendered now or when the same `key` came before. */
type RenderOnce = (key: string, content: ReactNode) => string;

/** Provided by the server alone (`app/entry.server.tsx`); the browser renders everything as it comes. */
export const RenderOnceContext = createContext<RenderOnce | null>(null);

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * What an element holds, as attributes for it: `<footer {...useRenderedOnce('footer', <Columns />)}>`. A server renders it
 * once and from then on writes the same markup, which the browser hydrates as any other.
 *
 * @param key names all that the content depends on, besides how the site is configured; without one it is rendered anew.
 * @param content may not call `useId`, which counts on its place in the whole page, nor read what routes have loaded.
 */
export function useRenderedOnce(key: string | undefined, content: ReactNode): Content {
  const renderOnce = useContext(RenderOnceContext);
  return renderOnce && key ? { dangerouslySetInnerHTML: { __html: renderOnce(key, content) } } : { children: content };
}
