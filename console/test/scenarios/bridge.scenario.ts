import { signInByBridge } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('the bridge refuses invalid arguments from the page', async ({ api, launch }) => {
  const { page } = await launch();
  await signInByBridge(page, api);
  const outcomes = await page.evaluate(() => {
    const { desktop, live, session, store } = window.agency;
    const wrong: (() => Promise<unknown>)[] = [
      () => store.read('../session.bin' as 'cache'),
      () => store.write('../planted' as 'cache', 'x'),
      () => store.write('cache', 7 as unknown as string),
      () => desktop.openMail('file:///etc/passwd', 'x'),
      () => desktop.setUnread(-1),
      () => desktop.setTheme('neon' as 'dark'),
      () => desktop.notify({ kind: 'inquiry', id: 'x', title: 'x', body: 'x' }),
      () => live.start({} as string),
      () => session.signIn({} as never),
      () => session.signIn({ username: 'studio', password: 'a long passphrase', server: 'http://agency.example' }),
      () => session.signIn({ username: 'studio', password: 'a long passphrase', server: 'admin:secret@localhost' }),
    ];
    return Promise.all(wrong.map((call) => call().then(() => 'done', String)));
  });
  expect(outcomes).toEqual(outcomes.map(() => expect.stringContaining('invalid arguments')));
});

test('the bridge opens mail, copies text, sets the badge and returns what About shows', async ({ launch }) => {
  const app = await launch();
  const about = await app.page.evaluate(async () => {
    await window.agency.desktop.openMail('ada@client.example', 'Re: a shop?&bcc=all@client.example');
    await window.agency.desktop.copy('ada@client.example');
    await window.agency.desktop.setUnread(3);
    return window.agency.desktop.about();
  });
  expect(await app.openedOutside()).toEqual([
    'mailto:ada@client.example?subject=Re%3A%20a%20shop%3F%26bcc%3Dall%40client.example',
  ]);
  expect(await app.clipboard()).toBe('ada@client.example');
  expect(await app.unread()).toBe(3);
  expect(about).toMatchObject({
    sandbox: expect.stringMatching(/^(On|Off)/),
    updates: 'Off: there is no signed feed yet',
  });
});
