import { expect, test } from '../fixtures/test.ts';

test('a compromised page can reach only what the program serves', async ({ launch, otherServer }) => {
  const app = await launch();
  const { page } = app;
  await test.step('the page has the frozen bridge, and no modules, processes or channels of Electron', async () => {
    const seen = await page.evaluate(() => {
      const world = window as unknown as Record<string, unknown>;
      const change = () => {
        try {
          Object.assign(window.agency.session, { signIn: null });
          return 'changed';
        } catch {
          return 'frozen';
        }
      };
      const node = ['require', 'process', 'module', 'global', 'Buffer', 'electron', 'ipcRenderer'];
      const parts = Object.values(window.agency).map((part) => Object.isFrozen(part));
      const agency = Object.keys(window.agency);
      return { node: node.filter((name) => name in world), agency, bridge: change(), parts };
    });
    expect(seen).toEqual({
      parts: [true, true, true, true, true],
      node: [],
      agency: ['session', 'live', 'store', 'requests', 'desktop'],
      bridge: 'frozen',
    });
  });
  await test.step('every response has the content security policy', async () => {
    const policies = await page.evaluate(() =>
      Promise.all(
        ['/', '/graphql', '/picture', '/nothing-here', '/..%2fmain%2findex.js'].map((path) =>
          fetch(path).then(({ headers }) => headers.get('content-security-policy')),
        ),
      ),
    );
    for (const policy of policies) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
    }
  });
  await test.step('no path leads out of the folder that is served', async () => {
    const paths = [
      '/..%2fmain%2findex.js',
      '/%2e%2e%2fmain%2findex.js',
      '/assets/..%2f..%2fmain%2findex.js',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/..%2frenderer-of-another%2findex.html',
      '/%00..%2fmain%2findex.js',
      '/index.html%00.js',
      '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2fpreload%2findex.cjs',
      '/%E0%A4%A',
    ];
    const statuses = await page.evaluate(
      (asked) => Promise.all(asked.map((path) => fetch(path).then(({ status }) => status))),
      paths,
    );
    expect(statuses).toEqual(paths.map(() => 403));
  });
  await test.step('the page cannot navigate away', async () => {
    const { origin } = new URL(page.url());
    await page.evaluate((elsewhere) => {
      location.href = elsewhere;
    }, `${otherServer.url}/phishing`);
    await page.evaluate(() => {
      location.href = '/graphql';
    });
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    expect(page.url()).toBe(`${origin}/`);
    expect(otherServer.seen).toEqual([]);
  });
  await test.step('no address opens a window, and the program asks only about web addresses', async () => {
    await page.evaluate((elsewhere) => {
      const link = document.createElement('a');
      Object.assign(link, { href: `${elsewhere}/link`, target: '_blank', rel: 'noopener' });
      document.body.append(link);
      link.click();
      const addresses = [
        elsewhere,
        'file:///etc/passwd',
        'smb://host/share',
        'https://docs.example/?inbox',
        'about:blank',
      ];
      for (const address of addresses) window.open(address);
    }, otherServer.url);
    await expect.poll(() => page.context().pages().length).toBe(1);
    // The simulated user agrees to open each address.
    await expect.poll(() => app.openedOutside()).toContain(`${otherServer.url}/link`);
    expect((await app.openedOutside()).filter((address) => !/^https?:/.test(address))).toEqual([]);
    expect(otherServer.seen).toEqual([]);
  });
  await test.step('scripts, styles and pictures from elsewhere do not run or load', async () => {
    const outcomes = await page.evaluate(async (elsewhere) => {
      const world = window as unknown as { planted?: boolean };
      // Runs in a timer, like a script of the page, because code that Playwright evaluates directly may have more
      // rights.
      const attempt = (act: () => void) =>
        new Promise<void>((resolve) =>
          setTimeout(() => {
            try {
              act();
            } catch {}
            resolve();
          }),
        );
      await attempt(() => {
        const script = document.createElement('script');
        script.append('window.planted = true');
        document.head.append(script);
      });
      await attempt(() =>
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.planted = true">'),
      );
      // biome-ignore lint/security/noGlobalEval: it must not work.
      await attempt(() => eval('window.planted = true'));
      const style = document.createElement('style');
      style.append('body { outline: 7px solid }');
      document.head.append(style);
      const picture = new Image();
      const shown = new Promise((resolve) => {
        picture.onload = () => resolve('shown');
        picture.onerror = () => resolve('blocked');
      });
      picture.src = `${elsewhere}/a.png`;
      const reached = await fetch(elsewhere).then(
        () => 'reached',
        () => 'blocked',
      );
      const outline = getComputedStyle(document.body).outlineWidth === '7px' ? 'styled' : 'blocked';
      return { script: world.planted ?? 'blocked', outline, picture: await shown, reached };
    }, otherServer.url);
    expect(outcomes).toEqual({ script: 'blocked', outline: 'blocked', picture: 'blocked', reached: 'blocked' });
    expect(otherServer.seen).toEqual([]);
  });
});
