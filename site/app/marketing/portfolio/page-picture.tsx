import { clsx } from 'clsx';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture, type PictureFacts } from '#ui/picture/picture.tsx';
import { pagePicture } from './growing-picture.css.ts';

type PagePictureProps = { src: string | null; alt: string; facts?: PictureFacts | null; className: string };

/** The picture in a portfolio item's own page, into which its card's picture grows. */
export function PagePicture({ src, alt, facts = null, className }: PagePictureProps) {
  return (
    <>
      {/* A page that is shown before it has its picture would let the card's vanish. */}
      <link rel="expect" href="#page-picture" blocking="render" />
      <div id="page-picture" data-field="imageUrl" className={clsx(framed, pagePicture, className)}>
        <Picture src={src} facts={facts} alt={alt} ratio="4 / 3" sizes="(min-width: 1024px) 38rem, 92vw" priority />
      </div>
    </>
  );
}
