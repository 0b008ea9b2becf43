import { type Fault, fault, removed } from './fault.ts';

export const mainFaults: Fault[] = [
  fault('the renderer has no sandbox', 'main/window/main-window.ts', 'sandbox: true', 'sandbox: false'),
  fault('no context isolation', 'main/window/main-window.ts', 'contextIsolation: true', 'contextIsolation: false'),
  fault('Node in the renderer', 'main/window/main-window.ts', 'nodeIntegration: false', 'nodeIntegration: true'),
  removed('no sandbox for the whole program', 'main/index.ts', 'app.enableSandbox();'),
  removed('pages may navigate away', 'main/window/guards.ts', "contents.on('will-navigate', stay);"),
  removed(
    'redirects of the page are followed',
    'main/window/guards.ts',
    "contents.on('will-redirect', (event) => event.preventDefault());",
  ),
  fault('new windows open', 'main/window/guards.ts', "action: 'deny'", "action: 'allow'"),
  fault('any address is opened outside', 'main/window/guards.ts', 'if (isHttps(url)) void', 'void'),
  fault('permissions are granted', 'main/window/permissions.ts', 'decide(false)', 'decide(true)'),
  removed('no permission handler', 'main/window/permissions.ts', 'session.setPermissionCheckHandler(() => false);'),
  removed(
    'files outside the folder are served',
    'main/protocol/bundled-file.ts',
    'if (!path.startsWith(folder + sep)) return new Response(null, { status: 403 });',
  ),
  fault('a neighbouring folder is served', 'main/protocol/bundled-file.ts', 'folder + sep', 'folder'),
  fault('pages may connect anywhere', 'main/protocol/security-headers.ts', `"connect-src 'self'"`, `'connect-src *'`),
  fault(
    'inline scripts run',
    'main/protocol/security-headers.ts',
    `"script-src 'self'"`,
    `"script-src 'self' 'unsafe-inline'"`,
  ),
  removed('no trusted types', 'main/protocol/security-headers.ts', `"require-trusted-types-for 'script'",`),
  fault('pictures from anywhere', 'main/protocol/security-headers.ts', `"img-src 'self'"`, `'img-src *'`),
  fault('anybody may call the bridge', 'main/ipc/handle-calls.ts', 'if (!isOurWindow(event))', 'if (false)'),
  fault('frames may call the bridge', 'main/ipc/is-our-window.ts', 'senderFrame === sender.mainFrame &&', ''),
  fault('any page may call the bridge', 'main/ipc/is-our-window.ts', '&& isOurs(senderFrame.url)', ''),
  {
    name: 'arguments are taken as they come',
    patches: [
      {
        file: 'main/ipc/handle-calls.ts',
        from: 'if (!parsed.success)',
        to: 'if (false)',
      },
      { file: 'main/ipc/handle-calls.ts', from: 'handler(...parsed.data)', to: 'handler(...given)' },
    ],
  },
  {
    name: 'the token is told over the bridge',
    patches: [
      {
        file: 'main/ipc/handle-calls.ts',
        from: 'gives.parse(await handler(...parsed.data))',
        to: 'await handler(...parsed.data)',
      },
      {
        file: 'main/session/session.ts',
        from: 'username: signedIn.username, storage }',
        to: 'username: signedIn.username, storage, token: signedIn.token } as Session',
      },
    ],
  },
  fault(
    'the token is told in a header',
    'main/graphql-proxy/forward-graphql.ts',
    "headers: { 'Content-Type': type }",
    "headers: { 'Content-Type': type, 'X-Session': door.token ?? '' }",
  ),
  fault(
    'the server’s headers are passed on',
    'main/graphql-proxy/forward-graphql.ts',
    "headers: { 'Content-Type': type }",
    'headers: response.headers',
  ),
  removed(
    'the renderer may sign in through the proxy',
    'main/graphql-proxy/forward-graphql.ts',
    "if (refusal) return errorAnswer(400, 'REFUSED', refusal);",
  ),
  fault('redirects of the server are followed', 'main/graphql/send.ts', "redirect: 'error'", "redirect: 'follow'"),
  fault('cookies are kept and sent', 'main/graphql/send.ts', "credentials: 'omit'", "credentials: 'include'"),
  removed(
    'http to anywhere',
    'bridge/server-address.ts',
    "if (url.protocol === 'http:' && !loopback.test(url.hostname)) return 'The address must start with https://';",
  ),
  fault('http to what begins like this machine', 'bridge/server-address.ts', '\\])$/', '\\])/'),
  fault(
    'a keyring that keeps no secrets is trusted',
    'main/secrets/encryption.ts',
    "process.platform !== 'linux' ||",
    'true ||',
  ),
  fault(
    'secrets are written as they are',
    'main/secrets/encrypted-file.ts',
    'await safeStorage.encryptStringAsync(text)',
    'text',
  ),
  removed('the token stays at sign-out', 'main/session/session.ts', 'await file.remove();'),
  removed('the enquiries stay at sign-out', 'main/session/session.ts', 'await keepOnly(null);'),
  removed('the server is not told of the sign-out', 'main/session/session.ts', 'if (left) await bidFarewell(left);'),
  {
    name: 'changes are asked for from the beginning again',
    whole: true,
    patches: [{ file: 'main/live/live.ts', from: 'cursor = change.cursor;', to: '' }],
  },
];
