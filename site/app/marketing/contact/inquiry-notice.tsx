import type { Ref } from 'react';
import { Notice } from '#ui/notice/notice.tsx';
import * as styles from './contact-form.css.ts';
import { type InquiryAnswer, noticeOf } from './inquiry-answer.ts';

type InquiryNoticeProps = { answer: InquiryAnswer; ref: Ref<HTMLDivElement>; autoFocus: boolean };

/** What became of the inquiry, for as long as the form stands. */
export function InquiryNotice({ answer, ...focus }: InquiryNoticeProps) {
  const { title, description } = noticeOf(answer);
  return (
    <div className={styles.wide}>
      <Notice tone={answer.outcome === 'sent' ? 'positive' : 'negative'} title={title} {...focus}>
        {description}
      </Notice>
    </div>
  );
}
