import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import * as styles from './picture.css.ts';

type PictureProps = {
  /** As the item holds it: a web address, or a path of the site. Empty = there is none yet. */
  src: string;
  alt: string;
  /** Says so in words when it cannot be shown. */
  explained?: boolean;
};

/** A portfolio item's picture. Main fetches it for us: nothing in this window comes from elsewhere. */
export function Picture({ src, alt, explained = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const broken = failed === src;
  return (
    <div className={styles.frame}>
      {src === '' || broken ? <ImageOff size={20} aria-hidden="true" /> : null}
      {broken && explained ? <span role="status">This picture cannot be shown.</span> : null}
      {src === '' || broken ? null : (
        <img
          className={styles.image}
          src={`/picture?src=${encodeURIComponent(src)}`}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
