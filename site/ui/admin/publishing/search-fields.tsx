import { parseMediaPath } from '@agency/api/contract/media';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { TextareaField, TextField } from '#ui/field/fields.tsx';
import { shareImage } from '#ui/picture/share-image.ts';
import { text } from '#ui/theme/text.css.ts';
import type { FieldsProps } from '../list/record-parts.ts';
import * as styles from './search-fields.css.ts';

/** How many characters of a title and of a description a search engine shows. */
const most = { title: 60, description: 155 };

type SearchFieldsProps = Pick<FieldsProps, 'bind' | 'values'> & {
  labels: { seoTitle: string; seoDescription: string };
  path: string;
  /** The page's title and description while their fields are empty. */
  title: string;
  description: string;
  /** The picture that the page names for shared links. */
  picture: string;
  /** Further fields. */
  children?: ReactNode;
};

/** The fields `seoTitle` and `seoDescription`, and previews of the page as a search result and as a shared link. */
export function SearchFields({ bind, values, labels, path, picture, children, ...otherwise }: SearchFieldsProps) {
  const title = String(values.seoTitle || otherwise.title);
  const description = String(values.seoDescription || otherwise.description);
  return (
    <FieldGroup title="Search and sharing" optional>
      <TextField {...bind('seoTitle')} label={labels.seoTitle} hint={lengthOf(title, most.title)} required={false} />
      <TextareaField
        {...bind('seoDescription')}
        label={labels.seoDescription}
        hint={lengthOf(description, most.description)}
        rows={3}
        grows
        required={false}
      />
      {children}
      <div>
        <p className={clsx(text({ as: 'label' }), styles.label)}>As a search result</p>
        <div className={styles.result}>
          <span className={styles.address}>{path}</span>
          <span className={styles.title}>{cut(title, most.title)}</span>
          <span className={styles.description}>{cut(description, most.description)}</span>
        </div>
      </div>
      <div>
        <p className={clsx(text({ as: 'label' }), styles.label)}>As a shared link</p>
        <div className={styles.result}>
          <SharePicture of={picture} />
          <span className={clsx(styles.title, styles.shared)}>{title}</span>
          <span className={styles.description}>{description}</span>
        </div>
      </div>
    </FieldGroup>
  );
}

const lengthOf = (shown: string, most: number): string => `${shown.length} of about ${most} characters`;

const cut = (shown: string, most: number): string =>
  shown.length > most ? `${shown.slice(0, most).trimEnd()} ...` : shown;

/** How long typing must pause before the share picture is loaded again, in ms. */
const loadMs = 800;

/** Shows the share picture of a page. It may differ from the page's picture: see `shareImage`. */
function SharePicture({ of }: { of: string }) {
  // Set in an effect, so that the server does not render the picture.
  const [src, setSrc] = useState<string | null>(null);
  const isFirst = src === null;
  useEffect(() => {
    // An uploaded picture has a share picture that looks the same.
    const shown = () => (parseMediaPath(of) ? of : shareImage(of, window.location.origin).href);
    const timer = setTimeout(() => setSrc(shown()), isFirst ? 0 : loadMs);
    return () => clearTimeout(timer);
  }, [of, isFirst]);
  return src === null ? null : <img src={src} alt="" width={1200} height={630} className={styles.picture} />;
}
