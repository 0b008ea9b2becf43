import { useEffect } from 'react';
import { toast } from '#ui/toast/toast-store.ts';
import { type NoticeName, notices } from './frame/notices.ts';

/** Shows the notice that a redirect brought along. */
export function useNotice(notice: NoticeName | null): void {
  useEffect(() => {
    if (notice) toast(notices[notice]);
  }, [notice]);
}
