import type { Ref } from 'react';
import { Notice } from '#ui/notice/notice.tsx';

/** Says in the form of an item that the item is gone. It is read out by its role, or by the focus that `ref` gives it. */
export function DeletedNotice(props: { role?: 'alert'; ref?: Ref<HTMLDivElement> }) {
  return (
    <Notice tone="negative" title="This portfolio item does not exist any more." {...props}>
      It was deleted elsewhere while you were writing. What you typed is still here and can be saved as a new one.
    </Notice>
  );
}
