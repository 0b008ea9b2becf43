import { useEffect } from 'react';
import { create } from 'zustand';

type Uploads = { running: number; problem: string | null };
const none: Uploads = { running: 0, problem: null };

/** The uploads of files for the next replies, by inquiry. An upload continues while another inquiry is open. */
const useUploads = create<Readonly<Record<string, Uploads>>>(() => ({}));

function change(inquiryId: string, next: (now: Uploads) => Uploads): void {
  useUploads.setState((all) => ({ ...all, [inquiryId]: next(all[inquiryId] ?? none) }));
}

/**
 * Returns whether files are being added to the next reply to an inquiry, and why adding failed. Also returns a function
 * that runs `upload`, which must resolve to a problem or null.
 */
export function useFileUploads(inquiryId: string) {
  const { running, problem } = useUploads((all) => all[inquiryId] ?? none);
  // When the form closes, forgets a problem that it showed. A problem that occurs while the form is closed is shown
  // when it opens again.
  useEffect(() => () => change(inquiryId, (now) => ({ ...now, problem: null })), [inquiryId]);
  async function run(upload: () => Promise<string | null>): Promise<void> {
    change(inquiryId, (now) => ({ running: now.running + 1, problem: null }));
    const failed = await upload();
    change(inquiryId, (now) => ({ running: now.running - 1, problem: failed ?? now.problem }));
  }
  return { adding: running > 0, problem, run };
}
