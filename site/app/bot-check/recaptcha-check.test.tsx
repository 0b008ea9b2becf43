// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotCheckHandle } from './bot-check-config.ts';
import type { Grecaptcha } from './recaptcha.ts';

const config = { siteKey: 'site-key', scriptUrl: 'http://g.example/recaptcha/api.js' } as const;
const onToken = vi.fn();
const onUnavailable = vi.fn();
const logged = vi.spyOn(console, 'error');
/** The arguments of each call to Google's `render`. */
let drawn: Parameters<Grecaptcha['render']>[];
let resets: number[];
let come: () => void;

beforeEach(() => {
  // The module loads the script once, so each test needs a new module.
  vi.resetModules();
  logged.mockImplementation(() => undefined);
  drawn = [];
  resets = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => act(() => listener([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
  delete window.grecaptcha;
  for (const left of document.querySelectorAll('script, body > div')) left.remove();
});

async function show({ checks = 1 } = {}) {
  const { RecaptchaCheck } = await import('./recaptcha-check.tsx');
  const ref = createRef<BotCheckHandle>();
  const page = render(
    <StrictMode>
      <form>
        <input aria-label="Name" />
        {Array.from({ length: checks }, (_, at) => (
          <RecaptchaCheck key={String(at)} {...config} onToken={onToken} onUnavailable={onUnavailable} ref={ref} />
        ))}
      </form>
    </StrictMode>,
  );
  return { check: ref, ...page };
}

const scripts = () => [...document.querySelectorAll('script')];

/** Acts like the browser when Google's script has loaded. */
async function scriptArrives(render: (widget: number) => void = () => undefined) {
  window.grecaptcha = {
    ready: (callback) => callback(),
    render(element, options) {
      const widget = drawn.push([element, options]) - 1;
      render(widget);
      element.append('widget');
      return widget;
    },
    reset: (widget) => resets.push(widget),
  };
  await act(async () => scripts()[0]?.onload?.(new Event('load')));
}

const options = (widget = drawn.length - 1) => {
  const options = drawn[widget]?.[1];
  if (!options) throw new Error(`Widget ${widget} was not drawn.`);
  return options;
};

test('Google’s script is loaded for explicit rendering when the form is almost in view', async () => {
  await show();
  expect(scripts()).toEqual([]);
  come();
  expect(scripts().map(({ src }) => src)).toEqual([
    'http://g.example/recaptcha/api.js?render=explicit&hl=&trustedtypes=true',
  ]);
});

test('Google’s script is loaded when the visitor begins to fill in the form', async () => {
  await show();
  fireEvent.focusIn(screen.getByRole('textbox', { name: 'Name' }));
  expect(scripts()).toHaveLength(1);
});

test('all checks share one script, and each check is rendered once', async () => {
  await show({ checks: 2 });
  fireEvent.focusIn(screen.getByRole('textbox', { name: 'Name' }));
  await scriptArrives();
  expect(scripts()).toHaveLength(1);
  expect(drawn.map(([, { sitekey }]) => sitekey)).toEqual(['site-key', 'site-key']);
  expect(screen.queryByText(/Loading/)).toBeNull();
});

test('a passed check reports its token, and an expiry or a reset discards the token', async () => {
  const { check } = await show();
  come();
  await scriptArrives();
  options().callback('first');
  expect(onToken).toHaveBeenLastCalledWith('first');
  options()['expired-callback']();
  expect(onToken).toHaveBeenLastCalledWith(null);
  options().callback('second');
  check.current?.reset();
  expect(resets).toEqual([0]);
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(onUnavailable).not.toHaveBeenCalled();
});

test('the box is dark in the night theme, and compact in a narrow column', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await show();
  come();
  await scriptArrives();
  expect(options()).toMatchObject({ theme: 'dark', size: 'compact' });
});

test('a check that is mounted again renders a new box, and does not load the script again', async () => {
  const first = await show();
  come();
  await scriptArrives();
  options().callback('first');
  first.unmount();
  onToken.mockClear();
  options(0)['expired-callback']();
  expect(onToken).not.toHaveBeenCalled();
  await show();
  await act(async () => come());
  expect(scripts()).toHaveLength(1);
  expect(drawn).toHaveLength(2);
  expect(drawn[1]?.[0]).not.toBe(drawn[0]?.[0]);
});

const nothingIsLeft = () => {
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Loading/)).toBeNull();
};

test('a script that cannot be loaded is logged, and hides the check until the browser is online', async () => {
  await show();
  come();
  await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
  nothingIsLeft();
  expect(scripts()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await scriptArrives();
  expect(drawn).toHaveLength(1);
});

test.each([
  ['the script is not ready in time', () => act(() => vi.advanceTimersByTimeAsync(20_000))],
  [
    'the site key is wrong',
    () =>
      scriptArrives(() => {
        throw new Error('Invalid site key');
      }),
  ],
  [
    'the check loses its connection after it gave a token',
    async () => {
      await scriptArrives();
      options().callback('first');
      act(() => options()['error-callback']());
    },
  ],
])('the check is hidden if %s', async (_what, happen) => {
  vi.useFakeTimers();
  await show();
  come();
  await happen();
  nothingIsLeft();
});
