import { createContext, type ReactNode, useContext } from 'react';

/** Returns the markup of `content`, or the stored markup of an earlier request with the same `key`. */
type RenderOnce = (key: string, content: ReactNode) => string;

/** Provided by the server (`app/entry.server.tsx`). Null in the browser, which always renders. */
export const RenderOnceContext = createContext<RenderOnce | null>(null);

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Returns the content of an element as props: `<footer {...useRenderedOnce('footer', <Columns />)}>`. The server
 * renders the content once and reuses the markup. The browser hydrates the markup as usual.
 *
 * @param key identifies all that the content depends on, except the site's configuration. Without a key, the content is
 * rendered each time.
 * @param content must not read loader data, and must not call `useId`, whose result depends on the position in the
 * page.
 */
export function useRenderedOnce(key: string | undefined, content: ReactNode): Content {
  const renderOnce = useContext(RenderOnceContext);
  return renderOnce && key ? { dangerouslySetInnerHTML: { __html: renderOnce(key, content) } } : { children: content };
}
