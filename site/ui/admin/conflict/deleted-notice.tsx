import type { Ref } from 'react';
import { Notice } from '#ui/notice/notice.tsx';

type DeletedNoticeProps = {
  /** What one record of this kind is called. */
  one: string;
  role?: 'alert';
  ref?: Ref<HTMLDivElement>;
};

/** Shows in a form that the record was deleted. Screen readers announce it by its role, or by the focus that `ref` gives it. */
export function DeletedNotice({ one, ...props }: DeletedNoticeProps) {
  return (
    <Notice tone="negative" title={`This ${one} no longer exists.`} {...props}>
      It was deleted elsewhere while you were writing. What you typed is still here and can be saved as a new one.
    </Notice>
  );
}
