import { keepEntries } from './keep-entries.ts';

/** How long a press waits for the framework before the page offers an alternative, in ms. */
const timeoutMs = 10_000;

/** The `data-state` of the message to show (`layout/page-scripts.tsx`); null for none. */
type Notice = 'loading' | 'failed' | null;

/**
 * Handles presses that come before the framework has loaded: clicks on buttons that need it, and submits and checkbox
 * changes within `data-hydrate`. The page shows that the press waits, and offers an alternative if the framework does
 * not load. Once it has loaded, the last click or submit is repeated.
 *
 * @returns a function to call when the framework cannot be loaded.
 */
export function keepEarlyPresses(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const entries = keepEntries(ended.signal);
  let pressed: HTMLElement | null = null;
  let act: (() => void) | undefined;
  let timer: number | undefined;
  let isBroken = false;

  const mark = (button: HTMLElement | null) => {
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    pressed?.setAttribute('aria-busy', 'true');
  };
  const fail = () => {
    isBroken = true;
    if (!act && !document.querySelector('[data-needs-script]')) return;
    mark(null);
    show('failed');
  };
  const keep = (button: HTMLElement | null, whenReady: () => void) => {
    act = whenReady;
    mark(button);
    show('loading');
    if (isBroken) fail();
    else timer ??= window.setTimeout(fail, timeoutMs);
  };

  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && isForScripts(button)) keep(button, () => button.click());
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.closest('[data-hydrate]')) return;
      event.preventDefault();
      keep(event.submitter, () => entries.current(form)?.requestSubmit());
    },
    options,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.closest('[data-hydrate]'))
        keep(null, act ?? (() => undefined));
    },
    options,
  );
  // The event's target is the script in the document, even if a module that it imports failed to load.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') fail();
    },
    options,
  );
  if (document.querySelector('[data-needs-script]')) timer = window.setTimeout(fail, timeoutMs);
  document.addEventListener(
    'hydrated',
    () => {
      ended.abort();
      clearTimeout(timer);
      mark(null);
      show(null);
      entries.restore();
      act?.();
    },
    { once: true },
  );
  return fail;
}

/**
 * Whether a button does nothing without the framework, because neither a form, the browser nor the page's script
 * handles it.
 */
const isForScripts = (button: HTMLButtonElement): boolean =>
  button.type === 'button' && !button.matches('[popovertarget], [commandfor], [data-print]');

function show(state: Notice): void {
  for (const part of document.querySelectorAll<HTMLElement>('#script-notice > *'))
    part.hidden = part.dataset.state !== state;
}
