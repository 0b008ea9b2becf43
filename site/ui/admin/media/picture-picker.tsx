import { type MouseEvent, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { enterText } from '#ui/field/enter-text.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import * as styles from './media.css.ts';
import type { MediaAsset } from './media-asset.ts';

/** How many pictures are offered. */
export const mostOffered = 24;

/** Loads the newest pictures of the library. */
export type LoadPictures = () => Promise<readonly MediaAsset[]>;

type PicturePickerProps = {
  /** The name of the form's field that takes the address. */
  field: string;
  load: LoadPictures;
  via?: ((src: string) => string) | undefined;
};

/** Puts the address of one of the library's newest pictures into a field. */
export function PicturePicker({ field, load, via }: PicturePickerProps) {
  const [found, setFound] = useState<readonly MediaAsset[] | 'loading' | 'failed' | null>(null);
  function toggle() {
    if (found) return setFound(null);
    setFound('loading');
    // It may have been closed meanwhile.
    const show = (loaded: readonly MediaAsset[] | 'failed') => setFound((now) => (now === 'loading' ? loaded : now));
    load().then(show, () => show('failed'));
  }
  function choose({ currentTarget }: MouseEvent<HTMLButtonElement>, { url }: MediaAsset) {
    const input = currentTarget.form?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) {
      enterText(input, url);
      input.focus();
    }
    setFound(null);
  }
  return (
    <div className={withScript}>
      <button
        type="button"
        className={button({ kind: 'quiet', size: 'compact' })}
        aria-expanded={found !== null}
        onClick={toggle}
      >
        Choose from the library
      </button>
      {typeof found === 'string' || found?.length === 0 ? (
        <p role="status" className={styles.hint}>
          {texts[typeof found === 'string' ? found : 'empty']}
        </p>
      ) : null}
      {Array.isArray(found) ? (
        <ul className={styles.choices} aria-label="Pictures of the library, newest first">
          {found.map((asset) => (
            <li key={asset.id}>
              <button type="button" className={styles.choice} onClick={(event) => choose(event, asset)}>
                <Picture
                  src={asset.url}
                  facts={asset}
                  alt={asset.alt ?? asset.name}
                  sizes="6rem"
                  ratio="4 / 3"
                  via={via}
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const texts = {
  loading: 'Loading...',
  failed: 'The library could not be loaded. Please try again.',
  empty: 'The library is empty. Pictures are added in Media.',
};
