import { toast } from '#ui/toast/toast-store.ts';

/** Puts a text on the clipboard, and shows a toast. `what` names the text. */
export async function copyText(what: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`, description: value });
  } catch {
    // Refused by the browser, or a page without https, which has no clipboard.
    toast({ title: `Failed to copy the ${what}.`, description: value, variant: 'destructive' });
  }
}
