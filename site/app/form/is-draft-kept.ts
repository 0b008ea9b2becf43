/** Whether the browser stores a draft under this key (`use-draft.ts`). This file has no imports, because it is inlined. */
export function isDraftKept(key: string | undefined): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
