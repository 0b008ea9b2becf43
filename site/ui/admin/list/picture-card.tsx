import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Picture } from '#ui/picture/picture.tsx';
import * as styles from './picture-card.css.ts';
import type { CardProps } from './record-parts.ts';

type PictureCardProps = Pick<CardProps, 'via' | 'opener' | 'actions' | 'item'> & {
  src: string;
  ratio: '16 / 10' | '4 / 3';
  title: ReactNode;
  /** Its description, in one line. */
  about: ReactNode;
  children?: ReactNode;
  /** What follows the card's content, outside of its link. */
  below?: ReactNode;
};

/** A record with a picture. */
export function PictureCard({
  src,
  ratio,
  title,
  about,
  children,
  below,
  via,
  opener,
  actions,
  item,
}: PictureCardProps) {
  const id = useId();
  const content = (
    <>
      <span className={styles.picture}>
        <Picture src={src} alt="" sizes="18rem" ratio={ratio} via={via} />
      </span>
      <span className={styles.content}>
        <span className={styles.title}>{title}</span>
        <span id={id} className={styles.details}>
          <span className={styles.line}>{about}</span>
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
      {below ? <div className={styles.below}>{below}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
