import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { button } from '#app/ui/button/button.css.ts';
import { toast } from '#app/ui/toast/toast-store.ts';
import { whereThereIsRoom, withScript } from './enquiry-pane.css.ts';

/** Puts an e-mail address on the clipboard. */
export function CopyAddress({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied', description: address });
    } catch {
      // Refused by the browser, or a page without https, which has no clipboard.
      toast({ title: 'Failed to copy the address.', description: address, variant: 'destructive' });
    }
  }
  return (
    <button
      type="button"
      className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
      onClick={() => void copy()}
    >
      <Copy size={18} aria-hidden="true" />
      <span>
        Copy<span className={whereThereIsRoom}> address</span>
      </span>
    </button>
  );
}
