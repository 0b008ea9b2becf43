import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { text } from '#ui/theme/text.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import * as styles from './post-fields.css.ts';

export function SearchResult({ values }: Pick<FieldsProps, 'values'>) {
  const cut = (shown: unknown, most: number) => {
    const all = String(shown ?? '');
    return all.length > most ? `${all.slice(0, most).trimEnd()} ...` : all;
  };
  return (
    <div>
      <p className={clsx(text({ as: 'label' }), styles.label)}>As a search result</p>
      <div className={styles.result}>
        <span className={styles.resultAddress}>/blog/{String(values.slug)}</span>
        <span className={styles.resultTitle}>{cut(values.seoTitle || values.title, 60)}</span>
        <span className={styles.resultText}>{cut(values.seoDescription || values.excerpt, 155)}</span>
      </div>
    </div>
  );
}

/** How long typing must pause before the share picture is drawn again, in ms. */
const drawMs = 800;

/** Previews what other sites show for a link to the page. */
export function ShareCard({ values }: Pick<FieldsProps, 'values'>) {
  const title = String(values.title ?? '');
  const label =
    String(values.tags ?? '')
      .split(',')[0]
      ?.trim() ?? '';
  const wanted = `/admin/share-card?${new URLSearchParams({ title, label })}`;
  // Set in an effect, so that the server does not render the picture.
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSrc(wanted), src === null ? 0 : drawMs);
    return () => clearTimeout(timer);
  }, [wanted, src]);
  return (
    <div>
      <p className={clsx(text({ as: 'label' }), styles.label)}>As a shared link</p>
      <div className={styles.result}>
        {src ? <img src={src} alt="" width={1200} height={630} className={styles.sharePicture} /> : null}
        <span className={styles.resultTitle}>{String(values.seoTitle || values.title)}</span>
        <span className={styles.resultText}>{String(values.seoDescription || values.excerpt)}</span>
      </div>
    </div>
  );
}
