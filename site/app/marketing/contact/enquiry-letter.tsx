import { Mail } from 'lucide-react';
import { text } from '#app/theme/text.css.ts';
import { button } from '#app/ui/button/button.css.ts';
import * as styles from './enquiry-letter.css.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** Opens the visitor's own mail program with a letter that already asks the right questions. */
export function EnquiryLetter({ email }: { email: string }) {
  return (
    <div className={styles.letter}>
      <p className={text({ as: 'lead' })}>
        Tell us what you have and what you need. We reply within 24 hours with a detailed proposal.
      </p>
      <p>
        <a href={enquiryMail(email)} className={button({})}>
          <Mail size={18} aria-hidden="true" />
          Write your enquiry
        </a>
      </p>
      <p className={text({ as: 'remark' })}>Opens your mail program with the four questions we would ask anyway.</p>
    </div>
  );
}
