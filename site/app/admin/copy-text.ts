import { toast } from '#ui/toast/toast-store.ts';

/** Copies a text to the clipboard, and shows a toast. `what` names the text. */
export async function copyText(what: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`, description: value });
  } catch {
    // The browser refused, or the page has no https and so no clipboard.
    toast({ title: `Failed to copy the ${what}.`, description: value, variant: 'destructive' });
  }
}
