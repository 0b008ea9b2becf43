import { createContext, useContext, useState } from 'react';
import {
  type EntryContext,
  type Location,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router';
import atOnceScript from './page-script/at-once-script.ts?script';
import type { HydrationPlan } from './page-script/hydrate-on-approach.ts';
import hydrationScript from './page-script/hydration-script.ts?script';
import * as styles from './page-scripts.css.ts';

/**
 * A route's `handle`: when the framework (React and React Router) loads. `on approach`: when the visitor approaches an
 * element with `data-hydrate`. `at once`: with the page. If no route of a page has such a `handle`, the page loads no
 * framework.
 */
export type Hydration = { hydrate: 'at once' | 'on approach' };

/** The server's data for rendering the document; null in a browser. */
export const DocumentContext = createContext<{ entry: EntryContext; nonce: string | undefined } | null>(null);

/** Returns when a page with these matches loads the framework; null for a page without the framework. */
export function hydrationOf(matches: readonly Pick<UIMatch, 'handle'>[]): Hydration['hydrate'] | null {
  const said = matches
    .map(({ handle }) => (handle as Hydration | undefined)?.hydrate)
    .filter((when) => when !== undefined);
  if (said.length === 0) return import.meta.env.DEV ? 'at once' : null;
  // In development, every page loads the framework, for hot updates.
  return import.meta.env.DEV || said.includes('at once') ? 'at once' : 'on approach';
}

/** The scripts of the document. A client navigation does not change them. */
export function PageScripts() {
  const matches = useMatches();
  const when = useHydration();
  if (!when) return null;
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      {when === 'at once' ? (
        <>
          <InlineScript code={atOnceScript} />
          <Scripts />
        </>
      ) : (
        <LateScripts routes={matches.map(({ id }) => id)} />
      )}
    </>
  );
}

function useHydration(): Hydration['hydrate'] | null {
  const matches = useMatches();
  const [when] = useState(() => hydrationOf(matches));
  return when;
}

/** An inline script, which hydration leaves unchanged. */
export function InlineScript({ code, ...attributes }: { code: string } & React.ComponentProps<'script'>) {
  const nonce = useContext(DocumentContext)?.nonce;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} {...attributes} />;
}

/**
 * The messages to show while a press waits for the framework, and if the framework does not load.
 * `page-script/early-presses.ts` shows them.
 */
export function ScriptNotice({ email }: { email: string | undefined }) {
  const { pathname, search } = useLocation();
  const isAdmins = pathname.startsWith('/admin');
  if (!useHydration()) return null;
  return (
    <div id="script-notice" aria-live="polite" className={styles.place}>
      <p className={styles.notice} data-state="loading" hidden suppressHydrationWarning>
        Loading...
      </p>
      <p className={styles.notice} data-state="failed" hidden suppressHydrationWarning>
        Part of this page did not load, so the button or form does not work yet. Check your connection, then{' '}
        <a href={pathname + search}>reload the page</a>
        {email && !isAdmins ? (
          <>
            , or write to <a href={`mailto:${email}`}>{email}</a>
          </>
        ) : null}
        .
      </p>
    </div>
  );
}

const thisDocument = Math.random().toString(36).slice(2);

/**
 * Returns the key under which the router stores a page's scroll position. No other document uses the same key, so the
 * router restores nothing after a reload. By then, the browser has already restored the position, and the visitor may
 * have scrolled since.
 */
const scrollKey = ({ key }: Location): string => thisDocument + key;

/** Like React Router's `<Scripts>`, but writes the modules as data for `hydrateOnApproach`. */
function LateScripts({ routes }: { routes: readonly string[] }) {
  const entry = useContext(DocumentContext)?.entry;
  // Makes the router send the page's data, as it does for `<Scripts>`.
  if (entry?.renderMeta) entry.renderMeta.didRenderScripts = true;
  const [plan] = useState(() => (entry?.serverHandoffString ? JSON.stringify(planFor(entry.manifest, routes)) : ''));
  const context = `window.__reactRouterContext = ${entry?.serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
  return (
    <>
      <InlineScript id="hydration" type="application/json" code={plan.replaceAll('<', '\\u003c')} />
      <InlineScript code={plan && context + hydrationScript} />
    </>
  );
}

function planFor({ url, entry, routes }: EntryContext['manifest'], ids: readonly string[]): HydrationPlan {
  const entries = ids.flatMap((id) => routes[id] ?? []);
  return {
    manifest: url,
    entry: entry.module,
    routes: Object.fromEntries(
      entries.map(
        ({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule }) => [
          id,
          [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
            (address) => address !== undefined,
          ),
        ],
      ),
    ),
    imports: [...new Set([entry.module, ...entry.imports, ...entries.flatMap(({ imports = [] }) => imports)])],
  };
}
