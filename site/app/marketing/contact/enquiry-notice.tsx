import type { Ref } from 'react';
import { FormNotice } from '#app/ui/form/form-notice.tsx';
import * as styles from './contact-form.css.ts';
import { type EnquiryAnswer, noticeOf } from './enquiry-answer.ts';

type EnquiryNoticeProps = { answer: EnquiryAnswer; ref: Ref<HTMLDivElement>; autoFocus: boolean };

/** What became of the enquiry, for as long as the form stands. */
export function EnquiryNotice({ answer, ...focus }: EnquiryNoticeProps) {
  const { title, description } = noticeOf(answer);
  return (
    <div className={styles.wide}>
      <FormNotice tone={answer.outcome === 'sent' ? 'positive' : 'negative'} title={title} {...focus}>
        {description}
      </FormNotice>
    </div>
  );
}
