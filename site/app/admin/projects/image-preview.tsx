import { useState } from 'react';
import { framed } from '#ui/neatline/neatline.css.ts';
import * as styles from './image-preview.css.ts';

/** The picture as visitors will see it, or why there is none. */
export function ImagePreview({ src }: { src: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={framed}>
      <div className={styles.place} aria-live="polite">
        {src && !broken ? (
          <img className={styles.image} src={src} alt="Preview" onError={() => setBroken(true)} />
        ) : (
          <p className={styles.words}>
            {broken ? 'There is no picture at this address, or it may not be shown here.' : 'The picture appears here.'}
          </p>
        )}
      </div>
    </div>
  );
}
