import { useContext, useState } from 'react';
import {
  type Location,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router';
import type { HydrationPlan } from './page-script/hydrate-on-approach.ts';
import hydrationScript from './page-script/hydration-script.ts?script';

/**
 * What a route's `handle` says of its scripts. Without one a page is HTML and stays it: it loads no framework.
 * `on approach`: when the visitor comes to a part marked `data-hydrate`. `at once`: as the page loads.
 */
export type Hydration = { hydrate: 'at once' | 'on approach' };

/** When the page of these matches loads the framework; null for a page that does without. */
export function hydrationOf(matches: readonly Pick<UIMatch, 'handle'>[]): Hydration['hydrate'] | null {
  const said = matches
    .map(({ handle }) => (handle as Hydration | undefined)?.hydrate)
    .filter((when) => when !== undefined);
  if (said.length === 0) return import.meta.env.DEV ? 'at once' : null;
  // While developing every page must hear of changes.
  return import.meta.env.DEV || said.includes('at once') ? 'at once' : 'on approach';
}

/** The framework's scripts, as the page's route wants them. They stay what they were for the document, wherever it goes on to. */
export function PageScripts() {
  const matches = useMatches();
  const [when] = useState(() => hydrationOf(matches));
  if (!when) return null;
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      {when === 'at once' ? <Scripts /> : <LateScripts routes={matches.map(({ id }) => id)} />}
    </>
  );
}

const thisDocument = Math.random().toString(36).slice(2);

/**
 * Positions are the router's within one document only. Those of the last one the browser has restored long before scripts
 * that come late, and the visitor has moved on.
 */
const scrollKey = ({ key }: Location): string => thisDocument + key;

/** As `<Scripts>`, but what would load modules is data for `hydrateOnApproach`. */
function LateScripts({ routes }: { routes: readonly string[] }) {
  const framework = useContext(UNSAFE_FrameworkContext);
  if (framework?.renderMeta) framework.renderMeta.didRenderScripts = true;
  const [plan] = useState(() =>
    framework?.serverHandoffString ? JSON.stringify(planFor(framework.manifest, routes)) : '',
  );
  const context = `window.__reactRouterContext = ${framework?.serverHandoffString};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
  return (
    <>
      <script
        id="hydration"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: plan.replaceAll('<', '\\u003c') }}
      />
      <script
        nonce={framework?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: plan && context + hydrationScript }}
      />
    </>
  );
}

type Manifest = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];

function planFor({ url, entry, routes }: Manifest, ids: readonly string[]): HydrationPlan {
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
