import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Picture } from '#ui/picture/picture.tsx';
import * as styles from './picture-card.css.ts';
import type { CardProps } from './record-parts.ts';

type PictureCardProps = Pick<CardProps, 'via' | 'opener' | 'actions' | 'item'> & {
  src: string;
  ratio: '16 / 9' | '4 / 3';
  title: ReactNode;
  /** For an uploaded file: shows the whole picture instead of a crop, and cuts a long file name. */
  whole?: boolean;
  /** The record's description, on one line. */
  about: ReactNode;
  /** The record's date, if the card is a row. */
  when?: ReactNode;
  children?: ReactNode;
};

export function PictureCard({
  src,
  ratio,
  title,
  whole = false,
  about,
  when,
  children,
  via,
  opener,
  actions,
  item,
}: PictureCardProps) {
  const id = useId();
  const content = (
    <>
      <span className={clsx(styles.picture, whole && styles.whole)}>
        <Picture src={src} alt="" sizes="(max-width: 27rem) 8rem, 24rem" ratio={ratio} via={via} />
      </span>
      <span className={styles.content}>
        <span className={clsx(styles.title, whole && styles.fileName)}>{title}</span>
        <span id={id} className={styles.details}>
          <span className={styles.about}>{about}</span>
          {when ? <span className={styles.when}>{when}</span> : null}
          {children}
        </span>
      </span>
    </>
  );
  return (
    <li ref={item?.ref} style={item?.style} className={clsx(styles.item, item?.className)}>
      {opener ? (
        opener({ className: styles.card, children: content, 'aria-describedby': id })
      ) : (
        <div className={styles.card}>{content}</div>
      )}
      {item ? <div className={styles.handle}>{item.handle}</div> : null}
      {actions ? <div className={opener ? styles.actions : styles.textActions}>{actions}</div> : null}
    </li>
  );
}
