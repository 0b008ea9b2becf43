import type { Ref } from 'react';
import { Notice } from '#ui/notice/notice.tsx';

type DeletedNoticeProps = {
  /** The singular that names records of this kind. */
  one: string;
  role?: 'alert';
  ref?: Ref<HTMLDivElement>;
};

/**
 * Shows in a form that its record was deleted. So that screen readers announce it, pass either the role or a `ref` that
 * moves the focus to it.
 */
export function DeletedNotice({ one, ...props }: DeletedNoticeProps) {
  return (
    <Notice tone="negative" title={`This ${one} no longer exists.`} {...props}>
      It was deleted elsewhere while you were writing. Your text is still here. You can save it as a new {one}.
    </Notice>
  );
}
