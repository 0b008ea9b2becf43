// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createChallenge, pbkdf2 } from 'altcha/lib';
import { createRef, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotCheckHandle } from './bot-check-config.ts';
import { ProofOfWorkCheck } from './proof-of-work-check.tsx';

let server: Server;
let answer: RequestListener;
const onToken = vi.fn();
const onUnavailable = vi.fn();
const logged = vi.spyOn(console, 'error');

/**
 * Answers with a challenge that has the form of the API's, but is solved quickly. The challenge expires `seconds` after
 * `now`, which is the server's time.
 */
const challenge =
  (seconds: number, now = Date.now()): RequestListener =>
  async (_request, response) => {
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 3,
      deriveKey: pbkdf2.deriveKey,
      expiresAt: Math.floor(now / 1000) + seconds,
      hmacSignatureSecret: 'secret',
    });
    response.sendDate = false;
    response.setHeader('Date', new Date(now).toUTCString());
    response.end(JSON.stringify(made));
  };

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  logged.mockImplementation(() => undefined);
  answer = challenge(1200);
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function show() {
  const ref = createRef<BotCheckHandle>();
  const challengeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  render(
    <StrictMode>
      <ProofOfWorkCheck challengeUrl={challengeUrl} onToken={onToken} onUnavailable={onUnavailable} ref={ref} />
    </StrictMode>,
  );
  return ref;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am not a robot' });
const state = () => screen.getByRole('status').textContent;
const passed = () => waitFor(() => expect(state(), inspect(logged.mock.calls)).toMatch(/^Checked/));

test('outside of a form, the check requests no challenge before its box is ticked', async () => {
  let asked = 0;
  const give = answer;
  answer = (request, response) => {
    asked += 1;
    give(request, response);
  };
  show();
  expect(box().checked).toBe(false);
  expect(asked).toBe(0);
  fireEvent.click(box());
  expect(state()).toMatch(/^Checking/);
  await passed();
  expect(asked).toBe(1);
});

/** Shows the check in a form with a draft key, and counts its requests. */
function showForm() {
  const asked = vi.fn(answer);
  answer = asked;
  const ref = createRef<BotCheckHandle>();
  const challengeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  render(
    <form data-hydrate="draft">
      <input aria-label="Name" />
      <ProofOfWorkCheck challengeUrl={challengeUrl} onToken={onToken} ref={ref} />
    </form>,
  );
  return { asked, ref, name: screen.getByLabelText('Name') };
}

test('in a form, a challenge is requested when the visitor begins to fill it in, and after a reset', async () => {
  const { asked, ref, name } = showForm();
  fireEvent.focusIn(name);
  fireEvent.focusIn(box());
  fireEvent.click(box());
  await passed();
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => ref.current?.reset());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a form with a draft requests a challenge at once, and another if the visitor types much later', async () => {
  sessionStorage.setItem('draft', '{}');
  const { asked, name } = showForm();
  sessionStorage.clear();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  fireEvent.input(name);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('a challenge that was renewed while the visitor typed is used only when it is three seconds old', async () => {
  const clock = vi.spyOn(Date, 'now');
  const challengeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  render(
    <form>
      <ProofOfWorkCheck challengeUrl={challengeUrl} onToken={onToken} />
    </form>,
  );
  const begun = Date.now();
  fireEvent.focusIn(box());
  clock.mockReturnValue(begun + 11 * 60_000);
  answer = challenge(1200, begun + 11 * 60_000);
  const timer = vi.spyOn(globalThis, 'setTimeout');
  fireEvent.focusIn(box());
  fireEvent.click(box());
  await waitFor(() => expect(timer.mock.calls.map(([, ms]) => ms)).toContain(3_000));
  expect(state()).toMatch(/^Checking/);
  clock.mockRestore();
  timer.mockRestore();
});

test('ticking the box does the work and reports a token in altcha’s format', async () => {
  show();
  fireEvent.click(box());
  await passed();
  expect(onToken).toHaveBeenCalledTimes(1);
  const token = JSON.parse(atob(onToken.mock.calls[0]?.[0]));
  expect(token).toEqual({
    challenge: { parameters: expect.objectContaining({ cost: 1 }), signature: expect.any(String) },
    solution: expect.objectContaining({ counter: 3, derivedKey: expect.any(String) }),
  });
  expect(box().checked).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

test('reset discards the token, and the box can be ticked again', async () => {
  const check = show();
  fireEvent.click(box());
  await passed();
  const [first] = onToken.mock.lastCall ?? [];
  await waitFor(() => check.current?.reset());
  expect(onToken).toHaveBeenLastCalledWith(null);
  await waitFor(() => expect(box().checked).toBe(false));
  fireEvent.click(box());
  await passed();
  expect(onToken.mock.lastCall?.[0]).not.toBe(first);
});

test.each([
  ['unticking', () => fireEvent.click(box())],
  ['leaving the page', cleanup],
])('%s during the check stops the check without an error', async (_how, stop) => {
  const gone = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      response.on('close', resolve);
      stop();
    };
  });
  show();
  fireEvent.click(box());
  await gone;
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(onToken.mock.calls.every(([token]) => token === null)).toBe(true);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['the visitor’s clock is right', 0],
  ['the visitor’s clock is hours ahead', -3 * 3600_000],
])('an expired token is discarded if %s', async (_when, offset) => {
  // The check expires a challenge 30 seconds early, so that the form can still arrive.
  answer = challenge(31, Date.now() + offset);
  show();
  fireEvent.click(box());
  await passed();
  expect(onToken).toHaveBeenLastCalledWith(expect.any(String));
  await waitFor(() => expect(state()).toMatch(/^Check expired/));
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(box().checked).toBe(false);
});

test('a token that expires while the device sleeps is discarded when the device wakes', async () => {
  show();
  fireEvent.click(box());
  await passed();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21 * 60_000);
  // React adds the listener shortly after rendering, and misses earlier events.
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(state()).toMatch(/^Check expired/);
  });
  vi.mocked(Date.now).mockRestore();
  expect(onToken).toHaveBeenLastCalledWith(null);
});

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => void response.writeHead(503).end()],
  ['a page', (_request, response) => void response.end('<html></html>')],
  ['a broken connection', (request) => void request.socket.destroy()],
])('%s instead of a challenge is logged and shown, and the box can be ticked again', async (_what, fault) => {
  const good = answer;
  answer = fault;
  show();
  fireEvent.click(box());
  await waitFor(() => expect(state()).toMatch(/^Check failed/));
  expect(box().checked).toBe(false);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(logged).toHaveBeenCalledWith('The bot check failed.', expect.any(Error));
  expect(onUnavailable).not.toHaveBeenCalled();
  answer = good;
  fireEvent.click(box());
  await passed();
});

test('if the browser cannot do the work, the check renders nothing and calls `onUnavailable`', async () => {
  vi.stubGlobal('crypto', {});
  show();
  fireEvent.click(box());
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(onToken).toHaveBeenLastCalledWith(null);
  expect(logged).toHaveBeenCalledTimes(1);
});
