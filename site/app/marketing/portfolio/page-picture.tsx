import { clsx } from 'clsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture, type PictureFacts } from '#ui/picture/picture.tsx';
import { pagePicture } from './growing-picture.css.ts';

type PagePictureProps = { src: string | null; alt: string; facts?: PictureFacts | null; className: string };

/**
 * The picture on the page of a portfolio item or a case study. A view transition turns a card's picture into this
 * picture.
 */
export function PagePicture({ src, alt, facts = null, className }: PagePictureProps) {
  return (
    <>
      {/* Delays the first paint until this element exists. Otherwise, the card's picture would have nothing to grow
          into. */}
      <link rel="expect" href="#page-picture" blocking="render" />
      <div id="page-picture" data-field="imageUrl" className={clsx(framed, pagePicture, className)}>
        <Picture src={src} facts={facts} alt={alt} ratio="4 / 3" sizes="(min-width: 1024px) 38rem, 92vw" priority />
      </div>
    </>
  );
}
