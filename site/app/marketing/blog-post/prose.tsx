import { trustSanitizedHtml } from '#app/trusted-types.ts';
import { hasFailed } from '#ui/picture/picture.tsx';
import * as styles from './route.css.ts';

/** A post's content. It is HTML by specification; `postHtml` sanitized it on the server. */
export function Prose({ html }: { html: string }) {
  return (
    <div ref={watchPictures} className={styles.prose} dangerouslySetInnerHTML={{ __html: trustSanitizedHtml(html) }} />
  );
}

/** Marks the content's pictures that fail, for the style sheet to draw as every other that is not there. */
function watchPictures(prose: HTMLDivElement) {
  const mark = (image: EventTarget | null) =>
    image instanceof HTMLImageElement && image.toggleAttribute('data-failed', true);
  // Some may have failed before this ran.
  for (const image of prose.querySelectorAll('img')) if (hasFailed(image)) mark(image);
  const onError = ({ target }: Event) => mark(target);
  // An error does not rise from a picture; on its way down it is heard.
  prose.addEventListener('error', onError, { capture: true });
  return () => prose.removeEventListener('error', onError, { capture: true });
}
