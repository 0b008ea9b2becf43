import { toast } from '#ui/toast/toast-store.ts';

/** Puts a text on the clipboard, and tells: `what` it is, in a word or two. */
export async function copyText(what: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`, description: value });
  } catch {
    // Refused by the browser, or a page without https, which has no clipboard.
    toast({ title: `Failed to copy the ${what}.`, description: value, variant: 'destructive' });
  }
}
