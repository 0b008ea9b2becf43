/** Whether the browser keeps a draft under this key (`use-draft.ts`). The page's script uses this, so it imports nothing. */
export function isDraftKept(key: string | undefined): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
