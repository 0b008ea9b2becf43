/**
 * Whether the browser stores a draft under this key (`use-draft.ts`). No imports, because the code is inlined in pages.
 */
export function isDraftKept(key: string | undefined): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
