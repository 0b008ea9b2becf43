/** Whether the browser keeps a draft under this key (`use-draft.ts`). Free of the framework, for the page's script. */
export function isDraftKept(key: string | undefined): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false;
  }
}
