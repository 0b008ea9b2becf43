import { toast } from '#ui/toast/toast-store.ts';

/** Copies a text to the clipboard, and shows a toast. `what` names the text. */
export async function copyText(what: string, value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} copied`, description: value });
  } catch {
    // The browser refused, or there is no clipboard because the page does not use HTTPS.
    toast({ title: `Failed to copy the ${what}.`, description: value, variant: 'destructive' });
  }
}
