/** Whether the browser keeps a draft under this key (`use-draft.ts`). This file imports nothing, because it is inlined. */
export function isDraftKept(key: string | undefined): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
