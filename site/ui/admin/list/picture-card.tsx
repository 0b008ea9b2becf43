import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Picture } from '#ui/picture/picture.tsx';
import * as styles from './picture-card.css.ts';
import type { CardProps } from './record-parts.ts';

type PictureCardProps = Pick<CardProps, 'via' | 'onOpen' | 'open' | 'actions' | 'item'> & {
  id: string;
  src: string;
  ratio: '16 / 10' | '4 / 3';
  title: ReactNode;
  /** Its description, in one line. */
  about: ReactNode;
  children?: ReactNode;
};

/** A record with a picture. With `onOpen`, the card is a button. */
export function PictureCard({
  id,
  src,
  ratio,
  title,
  about,
  children,
  via,
  onOpen,
  open = false,
  actions,
  item,
}: PictureCardProps) {
  const name = useId();
  // A button may not contain headings or blocks.
  const [Title, Part] = onOpen ? (['span', 'span'] as const) : (['h3', 'div'] as const);
  const content = (
    <>
      <span className={styles.picture}>
        <Picture src={src} alt="" sizes="18rem" ratio={ratio} via={via} />
      </span>
      <Part className={styles.content}>
        <Title id={`${name}-title`} className={styles.title}>
          {title}
        </Title>
        <span id={`${name}-about`} className={styles.line}>
          {about}
        </span>
        {children}
      </Part>
    </>
  );
  return (
    <li ref={item?.ref} style={item?.style} className={clsx(styles.item, item?.className)}>
      {onOpen ? (
        <button
          type="button"
          className={styles.card}
          data-card={id}
          aria-current={open ? 'true' : undefined}
          aria-labelledby={`${name}-title`}
          aria-describedby={`${name}-about`}
          onClick={() => onOpen(id)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
