// @ts-check
/**
 * What this product adds to GraphiQL in the browser: a sign-in, and a storage without secrets. The page at /graphql
 * loads GraphiQL itself (`YogaGraphiQL`) before this module.
 */

const prefix = 'graphiql:';
const namesSecret = /password|token|secret|authorization/i;

/**
 * Removes what must not be stored from a tab or an entry of the history: headers, and the values of an operation that
 * takes a secret.
 *
 * @template {{ query?: string | null, variables?: string | null }} Entry
 * @param {Entry} entry
 */
function withoutSecrets(entry) {
  const { query, variables } = entry;
  if (!namesSecret.test(`${query} ${variables}`)) return { ...entry, headers: null };
  const emptied = query?.replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g, '""') ?? null;
  return { ...entry, query: emptied, variables: null, headers: null };
}

/** @type {Record<string, (stored: any) => object>} Removes secrets from each list that GraphiQL stores, by its key. */
const lists = {
  tabState: ({ tabs, ...rest }) => ({ ...rest, tabs: tabs.map(withoutSecrets) }),
  queries: ({ queries }) => ({ queries: queries.map(withoutSecrets) }),
  favorites: ({ favorites }) => ({ favorites: favorites.map(withoutSecrets) }),
};

/** The keys of the open tab. They are not stored, because `tabState` has the same values. */
const ofOpenTab = ['query', 'variables', 'headers', 'shouldPersistHeaders'];

/**
 * Returns a storage for GraphiQL that writes to `store` without secrets. Removes secrets that `store` already has.
 *
 * @param {Storage} store
 */
export function secretFreeStorage(store) {
  const storage = {
    get length() {
      return store.length;
    },
    /** @param {string} key */
    getItem(key) {
      const name = key.slice(prefix.length);
      if (!ofOpenTab.includes(name)) return store.getItem(key);
      const { tabs, activeTabIndex } = JSON.parse(store.getItem(`${prefix}tabState`) ?? '{}');
      return tabs?.[activeTabIndex]?.[name] ?? null;
    },
    /** @param {string} key @param {string} value */
    setItem(key, value) {
      const name = key.slice(prefix.length);
      if (ofOpenTab.includes(name)) return;
      const clean = lists[name];
      store.setItem(key, clean ? JSON.stringify(clean(JSON.parse(value))) : value);
    },
    /** @param {string} key */
    removeItem: (key) => store.removeItem(key),
    clear: () => store.clear(),
  };
  for (const key of Object.keys(store).filter((name) => name.startsWith(prefix))) {
    const value = store.getItem(key) ?? '';
    store.removeItem(key);
    try {
      storage.setItem(key, value);
    } catch {
      // A value that cannot be parsed cannot be cleaned, so it stays removed.
    }
  }
  return storage;
}

/**
 * Fetches JSON. If the answer is missing or is not JSON, the result has a message that says so.
 *
 * @param {string} path @param {object} [body] sent by POST
 * @returns {Promise<{ ok: boolean, message?: string, authenticated?: boolean, user?: { username: string } | null }>}
 */
async function ask(path, body) {
  try {
    const answer = await fetch(path, {
      ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { ...(await answer.json()), ok: answer.ok };
  } catch {
    return { ok: false, message: 'The server cannot be reached. Please try again.' };
  }
}

/** Connects the bar above GraphiQL: it says who is signed in, and signs in and out with the cookie that /admin uses. */
export function connectSignIn() {
  const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const [state, signIn, signOut, problem, send] = ['state', 'sign-in', 'sign-out', 'problem', 'send'].map(find);
  const dialog = /** @type {HTMLDialogElement} */ (find('dialog'));
  const form = /** @type {HTMLFormElement} */ (find('form'));

  /** @param {string | undefined} username */
  function show(username) {
    state.textContent = username
      ? `Logged in as ${username}: operations run as you, here and in /admin.`
      : 'Not logged in: you see what visitors see.';
    signIn.hidden = Boolean(username);
    signOut.hidden = !username;
  }
  async function readSession() {
    const { ok, user } = await ask('/api/admin/session');
    if (ok) show(user?.username);
  }

  signIn.addEventListener('click', () => {
    problem.textContent = '';
    dialog.showModal();
  });
  find('cancel').addEventListener('click', () => dialog.close());
  // Removes a password that was typed but not sent.
  dialog.addEventListener('close', () => form.reset());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (send.ariaDisabled === 'true') return;
    send.ariaDisabled = 'true';
    problem.textContent = '';
    const { ok, message, user } = await ask('/api/admin/login', Object.fromEntries(new FormData(form)));
    send.ariaDisabled = 'false';
    if (!ok) {
      problem.textContent = message ?? 'Please check your credentials and try again.';
      return;
    }
    dialog.close();
    show(user?.username);
    signOut.focus();
  });
  signOut.addEventListener('click', async () => {
    const { ok, message } = await ask('/api/admin/logout', {});
    if (!ok) {
      state.textContent = message ?? 'Logging out failed. Please try again.';
      return;
    }
    show(undefined);
    signIn.focus();
  });
  // Somebody may sign in or out at /admin meanwhile.
  window.addEventListener('focus', readSession);
  return readSession();
}

/** @param {HTMLElement} root */
function start(root) {
  /** @type {Record<string, any>} */
  const { YogaGraphiQL } = window;
  const { examples } = root.dataset;
  YogaGraphiQL.renderYogaGraphiQL(root, {
    endpoint: '/graphql',
    title: 'GraphiQL',
    defaultTabs: JSON.parse(examples ?? '[]'),
    storage: secretFreeStorage(localStorage),
    shouldPersistHeaders: false,
    showPersistHeadersSettings: false,
    // Undefined means the default plugin, the history.
    plugins: undefined,
    // By default, each edit is written into the page's address, even if it contains a password.
    onEditQuery() {},
  });
  connectSignIn();
}

const root = globalThis.document?.getElementById('root');
if (root) start(root);
