import { expect, test } from 'vitest';

// The page's own script, which a browser loads as it is.
const { secretFreeStorage } = await import(new URL('graphiql-page.js', import.meta.url).href);

/** A browser's storage. */
function storeOf(entries: Record<string, string> = {}) {
  const store = { ...entries };
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    setItem: hidden((key: string, value: string) => Object.assign(store, { [key]: value })),
    removeItem: hidden((key: string) => void delete store[key]),
  });
}

const signIn = { query: 'mutation { signIn(input: { username: "admin", password: "hunter2" }) { __typename } }' };
const byVariable = {
  query: 'mutation SignIn($p: String!) { signIn(input: { username: "admin", password: $p }) { __typename } }',
  variables: '{"p":"hunter2"}',
};
const inDefault = { query: 'mutation SignIn($password: String = """hunter2""") { __typename }', variables: '' };
const withHeader = { query: '{ session { expiresAt } }', headers: '{"Authorization":"Bearer hunter2"}' };
const harmless = { query: '{ blogPosts(search: "speed") { totalCount } }', variables: '{"first":3}' };
const entries = [signIn, byVariable, inDefault, withHeader, harmless];

test.each([
  ['graphiql:tabState', { tabs: entries, activeTabIndex: 4 }],
  ['graphiql:queries', { queries: entries }],
  ['graphiql:favorites', { favorites: entries }],
])('the list %s is stored without any password, token or header that an operation contains', (key, value) => {
  const store = storeOf();
  secretFreeStorage(store).setItem(key, JSON.stringify(value));
  expect(store[key]).not.toContain('hunter2');
  expect(store[key]).toContain('search: \\"speed\\"');
});

test('GraphiQL does not store values that repeat the open tab, but reads them from the stored tabs', () => {
  const store = storeOf();
  const storage = secretFreeStorage(store);
  for (const key of ['query', 'variables', 'headers', 'shouldPersistHeaders'])
    storage.setItem(`graphiql:${key}`, 'hunter2');
  expect(store).toEqual({});
  expect(storage.getItem('graphiql:query')).toBeNull();
  storage.setItem('graphiql:tabState', JSON.stringify({ tabs: entries, activeTabIndex: 4 }));
  expect(storage.getItem('graphiql:query')).toBe(harmless.query);
  expect(storage.getItem('graphiql:headers')).toBeNull();
});

test('GraphiQL removes stored secrets and unreadable values, and keeps other stored values', () => {
  const store = storeOf({
    'graphiql:headers': '{"Authorization":"Bearer hunter2"}',
    'graphiql:query': signIn.query,
    'graphiql:queries': JSON.stringify({ queries: [signIn, harmless] }),
    'graphiql:tabState': 'hunter2',
    'graphiql:theme': 'dark',
    theme: 'dark',
  });
  secretFreeStorage(store);
  expect(Object.keys(store).sort()).toEqual(['graphiql:queries', 'graphiql:theme', 'theme']);
  expect(JSON.stringify(store)).not.toContain('hunter2');
});
