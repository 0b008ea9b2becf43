import { createContext, type ReactNode, useContext } from 'react';

/** Returns the markup of `content`, rendered now or earlier for the same `key`. */
type RenderOnce = (key: string, content: ReactNode) => string;

/** Only the server provides it (`app/entry.server.tsx`); the browser always renders. */
export const RenderOnceContext = createContext<RenderOnce | null>(null);

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element, as attributes: `<footer {...useRenderedOnce('footer', <Columns />)}>`. A server renders it once
 * and reuses the markup, which the browser hydrates as usual.
 *
 * @param key names everything that the content depends on, besides the site's configuration; without one it is rendered each
 * time.
 * @param content may not call `useId`, which depends on its place in the page, nor read loader data.
 */
export function useRenderedOnce(key: string | undefined, content: ReactNode): Content {
  const renderOnce = useContext(RenderOnceContext);
  return renderOnce && key ? { dangerouslySetInnerHTML: { __html: renderOnce(key, content) } } : { children: content };
}
