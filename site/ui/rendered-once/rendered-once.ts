import { createContext, type ReactNode, useContext } from 'react';

/** Returns the markup of `content`, which may have been rendered earlier for the same `key`. */
type RenderOnce = (key: string, content: ReactNode) => string;

/** Provided only by the server (`app/entry.server.tsx`). The browser always renders. */
export const RenderOnceContext = createContext<RenderOnce | null>(null);

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Returns the content of an element as props: `<footer {...useRenderedOnce('footer', <Columns />)}>`. The server renders it once
 * and reuses the markup, which the browser hydrates as usual.
 *
 * @param key identifies everything that the content depends on, except the site's configuration. Without a key, the content is
 * rendered each time.
 * @param content must not call `useId`, which depends on its place in the page, or read loader data.
 */
export function useRenderedOnce(key: string | undefined, content: ReactNode): Content {
  const renderOnce = useContext(RenderOnceContext);
  return renderOnce && key ? { dangerouslySetInnerHTML: { __html: renderOnce(key, content) } } : { children: content };
}
