import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { whereThereIsRoom, withScript } from './copy-button.css.ts';
import { copyText } from './copy-text.ts';

/** Puts a text on the clipboard: `what` it is, in a word. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  return (
    <button
      type="button"
      className={clsx(button({ kind: 'secondary', size: 'compact' }), withScript)}
      onClick={() => void copyText(what, value)}
    >
      <Copy size={18} aria-hidden="true" />
      <span>
        Copy<span className={whereThereIsRoom}> {what}</span>
      </span>
    </button>
  );
}
