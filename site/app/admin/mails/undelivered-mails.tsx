import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { UndeliveredMail } from '#app/graphql/admin.ts';
import { text } from '#app/theme/text.css.ts';
import { UndeliveredMailRow } from './undelivered-mail-row.tsx';
import * as styles from './undelivered-mails.css.ts';

type UndeliveredMailsProps = {
  mails: readonly UndeliveredMail[];
  /** There are others, which show up as these are sent. */
  more: boolean;
  now: string;
};

/** Mail that never arrived and that nobody else will notice. Nothing is drawn when there is none. */
export function UndeliveredMails({ mails, more, now }: UndeliveredMailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="mail" className={styles.section}>
      <h2 id="mail" ref={heading} tabIndex={-1} className={clsx(text({ as: 'heading' }), styles.title)}>
        <TriangleAlert className={styles.sign} size={22} aria-hidden="true" />
        Undelivered mail
      </h2>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <UndeliveredMailRow key={mail.id} mail={mail} now={now} />
        ))}
      </ul>
      {more ? <p className={text({ as: 'remark' })}>Older ones follow as these are sent.</p> : null}
    </section>
  );
}
