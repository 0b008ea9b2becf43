import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { artworkFor } from './artwork.ts';
import * as styles from './picture.css.ts';

type PictureProps = {
  /** The address stored with the item. Null, empty or one that fails draws a placeholder with `alt` as its text. */
  src: string | null;
  alt: string;
  /** The `sizes` attribute: how wide the picture stands at which viewport. */
  sizes?: string;
  ratio: '4 / 3' | '16 / 9' | '16 / 10';
  /** For a window that may not fetch pictures itself: where it gets the one of an address. */
  via?(src: string): string;
  /** What is said, and read out, of one that cannot be shown; else `alt` stands in its place for the eye. */
  broken?: string;
  /** Called when it turns out that it cannot be shown. */
  onBroken?(): void;
  /** True where it stands so small that only a part of it can be read. */
  detail?: boolean;
  /** True for the one picture that is seen first: it is fetched at once and with priority. */
  priority?: boolean;
  className?: string;
};

/** Where a picture's night is shown, unless the visitor chose a theme: see `app/layout/page-script/theme.ts`. */
const darkScreen = '(prefers-color-scheme: dark)';

/** A picture in the best format and width the browser can use, in a place that is kept from the start; by night its rendition for the night. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, ratio, via, broken, onBroken, detail, priority = false, className } = props;
  const artwork = src && !via ? artworkFor(src) : null;
  const sources = detail ? artwork?.detail : artwork?.sources;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const fail = useEffectEvent(() => {
    setFailed(src);
    onBroken?.();
  });
  // It may have failed before this ran, and its event is gone.
  useEffect(() => {
    if (src && image.current && hasFailed(image.current)) fail();
  }, [src]);
  const night = detail ? artwork?.nightDetail : artwork?.night;
  const best = sources?.[0];
  // Asked for with the document's head, before the place where it stands is read.
  if (priority && src && best) {
    const preloadOne = ({ type, srcSet }: typeof best, media?: string) =>
      preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', media });
    preloadOne(best, night && '(prefers-color-scheme: light)');
    if (night) preloadOne(night, darkScreen);
  }
  if (!src || failed === src)
    return (
      <div className={clsx(styles.placeholder, className)} style={{ aspectRatio: ratio }}>
        {src && broken ? <span role="status">{broken}</span> : <span aria-hidden="true">{alt}</span>}
      </div>
    );
  const [width, height] = ratio === '4 / 3' ? [1600, 1200] : [1600, 900];
  return (
    <picture
      className={clsx(styles.frame, !artwork && styles.dimmed, className)}
      style={{ aspectRatio: ratio, backgroundColor: artwork?.background }}
    >
      {night ? (
        <source
          media={darkScreen}
          data-theme="dark"
          type={night.type}
          srcSet={night.srcSet}
          sizes={sizes}
          suppressHydrationWarning
        />
      ) : null}
      {sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
        src={via ? via(src) : src}
        alt={alt}
        width={artwork?.width ?? width}
        height={artwork?.height ?? height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={() => {
          setFailed(src);
          onBroken?.();
        }}
      />
    </picture>
  );
}

/** Whether a picture was fetched, and there is none to show. One that waits to be scrolled to is not complete yet. */
const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
