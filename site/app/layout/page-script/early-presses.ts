/** How long a press waits for the framework before the page says what can be done instead, in ms. */
const timeoutMs = 10_000;

/** The states of `layout/page-scripts.tsx`. */
type Notice = 'loading' | 'failed' | null;

/**
 * Keeps what is pressed before the framework is there: a button that does nothing without it, and what is sent or ticked in a
 * part that waits for it (`data-hydrate`). The page says at once that it is kept, and what can be done instead when the
 * framework does not come. The last press is done when it comes.
 *
 * @returns what says that the framework cannot come just now.
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
  // A module that cannot be had fails the script that asks for it.
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

/** A button that neither its form nor the platform nor the page's script does anything with. */
const isForScripts = (button: HTMLButtonElement): boolean =>
  button.type === 'button' && !button.matches('[popovertarget], [commandfor], [data-print]');

function show(state: Notice): void {
  for (const part of document.querySelectorAll<HTMLElement>('#script-notice > *'))
    part.hidden = part.dataset.state !== state;
}
