/** How long a press waits for the framework before the page offers an alternative, in ms. */
const timeoutMs = 10_000;

/** The `data-state` of the shown message in `layout/page-scripts.tsx`; null if none is shown. */
type Notice = 'loading' | 'failed' | null;

/**
 * Keeps presses before the framework has loaded: clicks on a button that needs the framework, and submits and checkbox
 * changes within `data-hydrate`. The page shows at once that a press is pending, and offers an alternative if the
 * framework does not load. Once the framework has loaded, the last press is repeated.
 * | @returns a function that reports that the framework cannot load now.
 */
export function keepEarlyPresses(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
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
      keep(event.submitter, () => form.requestSubmit());
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
  // If an imported module fails to load, the importing script gets the error event.
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
      act?.();
    },
    { once: true },
  );
  return fail;
}

/** Whether only the framework handles a button, and not the button's form, the browser, or the page's script. */
const isForScripts = (button: HTMLButtonElement): boolean =>
  button.type === 'button' && !button.matches('[popovertarget], [commandfor], [data-print]');

function show(state: Notice): void {
  for (const part of document.querySelectorAll<HTMLElement>('#script-notice > *'))
    part.hidden = part.dataset.state !== state;
}
