// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { model, openWindow, type Server, server, type Values } from './open-writing.factory.ts';

let isOnline = true;
function serve(on: Server) {
  vi.stubGlobal('fetch', async (_address: string, init?: { body?: FormData }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return Response.json(on.answer(init?.body));
  });
}

beforeEach(() => {
  isOnline = true;
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pause = (ms = 30_000) => vi.advanceTimersByTimeAsync(ms);

test('text is kept in the browser after 0.4 s and on the server after 1.5 s, until it is undone', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  serve(on);
  const window = openWindow(on);
  window.type('title', 'Two');
  await pause(400);
  expect(JSON.stringify(localStorage)).toContain('Two');
  expect(on.stored().copy).toBeNull();
  await pause(1_200);
  expect(on.stored().copy).toMatchObject({ values: { title: 'Two' }, base: { title: 'One' }, baseVersion: 1 });
  expect([window.said.saveState, localStorage.length]).toEqual(['kept', 0]);
  window.type('title', 'One');
  await pause();
  expect([window.said.saveState, on.stored().copy]).toEqual(['saved', null]);
});

test('a response in an unknown format counts as no answer, and the text is sent again', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Forbidden' }, { status: 403 }));
  const window = openWindow(on);
  window.type('title', 'Two');
  await pause(2_000);
  expect(window.said.saveState).toBe('here');
  serve(on);
  await pause(6_000);
  expect(window.said.saveState).toBe('kept');
});

test.each([400, 413])('a text that is refused with %i is sent again only when it changes', async (status) => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  const refuse = vi.fn(async () => new Response('Refused', { status }));
  vi.stubGlobal('fetch', refuse);
  const window = openWindow(on);
  window.type('title', 'Two');
  await pause();
  globalThis.window.dispatchEvent(new Event('pagehide'));
  globalThis.window.dispatchEvent(new Event('online'));
  await pause();
  expect([window.said.saveState, refuse.mock.calls.length]).toEqual(['here', 1]);
  serve(on);
  window.type('title', 'Three');
  await pause();
  expect(window.said.saveState).toBe('kept');
});

test('text that is typed during a save does not conflict with the saved text', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  serve(on);
  const window = openWindow(on);
  window.type('content', '<p>a b</p>');
  window.writing.pause(true);
  window.type('content', '<p>a b</p>');
  const sent = window.values();
  const saved = on.save(sent, 1, null);
  window.type('content', '<p>a b c</p>');
  await pause();
  expect(on.stored().copy).toBeNull();
  if (saved) window.writing.onSaved(saved, model.valuesOf(sent));
  window.writing.pause(false);
  await pause();
  expect(window.said.contested).toBe(0);
  expect(on.stored()).toMatchObject({
    record: { content: '<p>a b</p>' },
    copy: { values: { content: '<p>a b c</p>' } },
  });
});

test('after a save, the form shows the values as the server normalized them, and can undo the save', async () => {
  const first = { title: '79', content: '<p>a</p>' };
  const on = server(first);
  serve(on);
  const window = openWindow(on);
  window.type('title', '1,250');
  const sent = window.values();
  const saved = on.save({ ...sent, title: '1250' }, 1, null);
  if (saved) window.writing.onSaved(saved, model.valuesOf(sent));
  await pause();
  expect([window.values().title, window.said]).toEqual(['1250', { saveState: 'saved', merges: 0, contested: 0 }]);
  window.writing.undo(first, model.valuesOf(saved ?? {}));
  expect(window.values()).toEqual(first);
});

test('undoing a save keeps what others had saved before it', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  serve(on);
  const [ada, bob] = [openWindow(on), openWindow(on)];
  ada.type('title', 'Two');
  ada.save();
  bob.type('content', '<p>b</p>');
  await pause();
  const before = bob.writing.savedValues();
  bob.save();
  bob.writing.undo(before, bob.values());
  expect(bob.values()).toEqual({ title: 'Two', content: '<p>a</p>' });
});

test('if a form closes during its save, its text is not merged into a revision that is restored later', async () => {
  const first = { title: 'One', content: '<p>a</p>' };
  const on = server(first);
  serve(on);
  const window = openWindow(on);
  window.type('content', '<p>Gone.</p>');
  await pause(400);
  on.save(window.values(), 1, null);
  window.writing.close();
  // Another form saves the earlier text as the working copy.
  const restoring = new FormData();
  for (const [name, value] of Object.entries({
    values: JSON.stringify(first),
    base: JSON.stringify(first),
    baseVersion: '2',
  }))
    restoring.set(name, value);
  on.answer(restoring);
  const next = openWindow(on);
  await pause();
  expect([next.values(), localStorage.length]).toEqual([first, 0]);
});

test('unsaved changes are discarded only after the server has stored all of them as a revision', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  serve(on);
  const window = openWindow(on);
  window.type('title', 'Two');
  isOnline = false;
  expect(await window.writing.discard({ asRevision: true })).toBe(false);
  expect(window.values().title).toBe('Two');
  isOnline = true;
  expect(await window.writing.discard({ asRevision: true })).toBe(true);
  expect([on.dropped, on.stored().copy, window.values().title]).toMatchObject([[{ title: 'Two' }], null, 'One']);
});

test('after too many requests, the text is sent again after the time that the response demands', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  const tooMany = () => Response.json({ message: 'Too many' }, { status: 429, headers: { 'Retry-After': '20' } });
  vi.stubGlobal('fetch', async () => tooMany());
  const window = openWindow(on);
  window.type('title', 'Two');
  await pause(2_000);
  expect(window.said.saveState).toBe('here');
  serve(on);
  window.type('title', 'Three');
  await pause(18_000);
  expect(on.stored().copy).toBeNull();
  await pause(2_000);
  expect([on.stored().copy, window.said.saveState]).toMatchObject([{ values: { title: 'Three' } }, 'kept']);
});

test('when the record is deleted elsewhere, the text becomes the working copy of a new record', async () => {
  const on = server({ title: 'One', content: '<p>a</p>' });
  serve(on);
  const window = openWindow(on);
  window.type('title', 'Two');
  await pause();
  on.remove();
  window.type('title', 'Three');
  await pause();
  expect(on.stored()).toMatchObject({ record: null, copy: { values: { title: 'Three' }, baseVersion: null } });
  expect(window.said.saveState).toBe('kept');
});

test('if the form of a record that was never saved is opened again, its working copy is still there', async () => {
  const on = server(null);
  serve(on);
  const first = openWindow(on);
  first.type('title', 'One');
  await pause();
  first.writing.close();
  expect(await openWindow(on).writing.flush()).toBe(true);
  expect(on.stored().copy).toMatchObject({ values: { title: 'One' } });
});

test('nothing typed is lost when two windows edit, save, go offline and reopen in 1,000 random orders', async () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    let state = seed;
    const random = (below: number) => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return Math.floor((state / 2 ** 32) * below);
    };
    localStorage.clear();
    isOnline = true;
    const on = server(seed % 3 === 0 ? null : { title: 'T', content: '<p>one two</p>\n<p>three</p>' });
    serve(on);
    const windows = [openWindow(on), openWindow(on)];
    const words: string[] = [];
    for (let step = 0; step < 20; step += 1) {
      const at = random(2);
      const window = windows[at] as ReturnType<typeof openWindow>;
      const action = random(10);
      if (action === 0) isOnline = !isOnline;
      else if (action === 1 && isOnline) window.save();
      else if (action === 3 && on.stored().record) {
        // A program without a window saves the record.
        const { title, content, version } = on.stored().record as unknown as Values & { version: number };
        words.push(`w${words.length}x`);
        on.save({ title, content: `${content}\n<p>${words.at(-1)}</p>` }, version, null);
      } else if (action === 2) {
        window.writing.close();
        await pause(isOnline ? 2_000 : 10);
        windows[at] = openWindow(on);
        await pause(10);
      } else if (action < 5) await pause(random(4_000));
      else {
        const word = `w${words.length}x`;
        words.push(word);
        const lines = window.values().content.split('\n').filter(Boolean);
        const line = random(lines.length + 1);
        if (lines[line] && random(2)) lines[line] = lines[line].replace('</p>', ` ${word}</p>`);
        else lines.splice(line, 0, `<p>${word}</p>`);
        window.type('content', lines.join('\n'));
      }
    }
    isOnline = true;
    await pause();
    for (const window of [...windows, ...windows]) {
      void window.writing.refresh();
      await pause();
    }
    const texts = windows.map((window) => window.values().content);
    const lost = words.filter((word) => !texts[0]?.includes(word));
    expect({ lost, differ: texts[0] !== texts[1] }, `seed ${seed}: ${texts.join('\n--\n')}`).toEqual({
      lost: [],
      differ: false,
    });
    for (const window of windows) window.writing.close();
    await pause(2_000);
  }
}, 60_000);
