import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { enterText } from '#ui/field/enter-text.ts';
import { SearchInput } from '#ui/field/fields.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { AskAltText, DescribePictureContext } from './ask-alt-text.tsx';
import * as styles from './media.css.ts';
import { isDescribed, type MediaAsset } from './media-asset.ts';

/** How many pictures are offered. */
export const mostOffered = 24;

/** How long typing must pause before the search starts, in ms. */
const pauseMs = 300;

/** Loads the newest pictures that match a search. An empty search matches all. */
export type LoadPictures = (search: string) => Promise<readonly MediaAsset[]>;

type PicturePickerProps = {
  /** The name of the form's field for the URL. */
  field: string;
  load: LoadPictures;
  via?: ((src: string) => string) | undefined;
};

/** A button that lists the library's newest pictures. Choosing one enters its URL into a field of the form. */
export function PicturePicker({ field, load, via }: PicturePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  function choose({ url }: MediaAsset) {
    const input = place.current?.closest('form')?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) {
      enterText(input, url);
      input.focus();
    }
    setOpen(false);
  }
  return (
    <div ref={place} className={withScript}>
      <button
        type="button"
        className={button({ kind: 'secondary', size: 'compact' })}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        Choose from the library
      </button>
      {isOpen ? <PictureChoices load={load} via={via} onChoose={choose} /> : null}
    </div>
  );
}

type PictureChoicesProps = Pick<PicturePickerProps, 'load' | 'via'> & { onChoose(asset: MediaAsset): void };

/**
 * Loads the library's newest pictures and shows them as buttons. A large library has a search. Asks for the alt text of
 * a picture without one.
 */
export function PictureChoices({ load, via, onChoose }: PictureChoicesProps) {
  const [found, setFound] = useState<readonly MediaAsset[] | 'loading' | 'failed'>('loading');
  const [search, setSearch] = useState('');
  const [isLarge, setLarge] = useState(false);
  const describe = use(DescribePictureContext);
  const [asked, setAsked] = useState<MediaAsset | null>(null);
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isShown = true;
    const show = (loaded: readonly MediaAsset[] | 'failed') => {
      if (!isShown) return;
      setFound(loaded);
      if (loaded.length === mostOffered) setLarge(true);
    };
    const timer = setTimeout(() => begin(search).then(show, () => show('failed')), search ? pauseMs : 0);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [search]);
  if (asked && describe)
    return <AskAltText asset={asked} describe={describe} onDescribed={onChoose} onBack={() => setAsked(null)} />;
  const nothing = typeof found === 'string' ? found : search ? 'unmatched' : 'empty';
  return (
    <div className={styles.library}>
      {isLarge ? (
        <SearchInput
          aria-label="Search the library"
          placeholder="Name, alt text or caption"
          defaultValue={search}
          // The search is not part of the surrounding form's content.
          onInput={(event) => {
            event.stopPropagation();
            setSearch(event.currentTarget.value.trim());
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      {typeof found === 'string' || found.length === 0 ? (
        <p role="status" className={styles.hint}>
          {texts[nothing]}
        </p>
      ) : (
        <ul className={styles.choices} aria-label="Pictures of the library, newest first">
          {found.map((asset) => (
            <li key={asset.id}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => (describe && !isDescribed(asset) ? setAsked(asset) : onChoose(asset))}
              >
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
      )}
    </div>
  );
}

const texts = {
  loading: 'Loading...',
  failed: 'The library could not be loaded. Please try again.',
  unmatched: 'No pictures match.',
  empty: 'The library is empty. Add pictures in Media.',
};
