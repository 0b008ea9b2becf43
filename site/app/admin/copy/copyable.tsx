import { Copy } from 'lucide-react';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { copyText } from './copy-text.ts';
import * as styles from './copyable.css.ts';

/** A text that is read letter by letter, such as another system's id, with a small button that copies it. */
export function Copyable({ what, value }: { what: string; value: string }) {
  const label = `Copy the ${what}`;
  return (
    <span className={styles.copyable}>
      <code className={styles.value}>{value}</code>
      <Tooltip content={label}>
        <button type="button" className={styles.copy} aria-label={label} onClick={() => void copyText(what, value)}>
          <Copy size={15} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
