import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { artworkFor, renditionsFor } from './artwork.ts';
import * as styles from './picture.css.ts';

type PictureProps = {
  /** The URL of the picture. If the URL is null or empty, or fails to load, a placeholder shows the text `alt`. */
  src: string | null;
  alt: string;
  /** The `sizes` attribute: the picture's width in each viewport. */
  sizes?: string;
  ratio: '4 / 3' | '16 / 9';
  /** Converts the URL, for a window that may not load pictures from other origins. */
  via?(src: string): string;
  /** The text to show and announce if the picture fails to load. Default: `alt`, without an announcement. */
  broken?: string;
  /** Called if the picture fails to load. */
  onBroken?(): void;
  /** Whether to show the detail, because the whole picture would be unreadable at this size. */
  detail?: boolean;
  /** Whether this is the first visible picture, which loads at once with priority. */
  priority?: boolean;
  /** The picture's data from the media library, if it was uploaded. */
  facts?: PictureFacts | null;
  className?: string;
};

/** The color to show while the picture loads, and the picture's focal point, in percent from the left and the top. */
export type PictureFacts = { color: string; focalX: number; focalY: number };

/**
 * The media query for the dark version. A visitor's choice of theme replaces it: see `app/layout/page-script/theme.ts`.
 */
const darkScreen = '(prefers-color-scheme: dark)';

/**
 * Shows a picture in the best format and width for the browser. Its space is reserved, and the dark theme shows its
 * dark version.
 */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, ratio, via, broken, onBroken, detail, priority = false, facts, className } = props;
  const artwork = src && !via ? artworkFor(src) : null;
  const sources = (detail ? artwork?.detail : artwork?.sources) ?? (src && !via ? renditionsFor(src) : null);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const fail = useEffectEvent(() => {
    setFailed(src);
    onBroken?.();
  });
  // A picture that failed before hydration sends no event afterwards.
  useEffect(() => {
    if (src && image.current && hasFailed(image.current)) fail();
  }, [src]);
  const night = detail ? artwork?.nightDetail : artwork?.night;
  const best = sources?.[0];
  // Preloads the picture in the document's head.
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
      style={{ aspectRatio: ratio, backgroundColor: artwork?.background ?? facts?.color }}
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
        style={facts ? { objectPosition: `${facts.focalX}% ${facts.focalY}%` } : undefined}
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

/** Whether a picture was loaded and is broken. A lazy picture that is not loaded yet is not `complete`. */
const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
