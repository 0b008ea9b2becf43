import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { artworkFor, renditionsFor } from './artwork.ts';
import * as styles from './picture.css.ts';

type PictureProps = {
  /** The stored address of the picture. Null, empty or a failed one shows a placeholder with `alt` as its text. */
  src: string | null;
  alt: string;
  /** The `sizes` attribute: the picture's width in each viewport. */
  sizes?: string;
  ratio: '4 / 3' | '16 / 9' | '16 / 10';
  /** For a window that may not load pictures itself: converts an address. */
  via?(src: string): string;
  /** The announced text when it cannot be shown; else `alt` is visible in its place. */
  broken?: string;
  /** Called when it cannot be shown. */
  onBroken?(): void;
  /** Whether it is so small that only a crop is readable. */
  detail?: boolean;
  /** Whether it is the first visible picture: loaded at once and with priority. */
  priority?: boolean;
  /** What the library knows of it, if it is one of its pictures. */
  facts?: PictureFacts | null;
  className?: string;
};

/** What shows while a picture loads, and which point of it stays visible: percent from the left and from the top. */
export type PictureFacts = { color: string; focalX: number; focalY: number };

/** When a night version is shown, unless the visitor chose a theme: see `app/layout/page-script/theme.ts`. */
const darkScreen = '(prefers-color-scheme: dark)';

/** A picture in the best format and width for the browser, in a reserved place; by night in its night version. */
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
  // It may have failed before this ran, without another event.
  useEffect(() => {
    if (src && image.current && hasFailed(image.current)) fail();
  }, [src]);
  const night = detail ? artwork?.nightDetail : artwork?.night;
  const best = sources?.[0];
  // Preloaded in the document's head.
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

/** Whether a loaded picture is broken. A lazy one is not complete yet. */
const hasFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;
