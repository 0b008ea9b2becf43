import { mediaUploadPath, mostMediaBytes } from '@agency/api/contract/media';
import { mediaTypes } from '@agency/api/contract/renditions';
import { megabytes } from '@agency/api/contract/text';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { toast } from '#ui/toast/toast-store.ts';
import { sendFile } from '../send-file.ts';

/** A file that is being uploaded into the library. `share` is how much of it was sent, from 0 to 1. */
export type Upload = {
  id: number;
  file: File;
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  problem: string | null;
};

type Change =
  | { add: readonly File[] }
  | { id: number; with: Partial<Pick<Upload, 'share' | 'state' | 'problem'>> }
  | { remove: number };

let lastId = 0;

function change(uploads: readonly Upload[], action: Change): readonly Upload[] {
  if ('add' in action)
    return [
      ...uploads,
      ...action.add.map((file): Upload => {
        lastId += 1;
        const problem = problemOf(file);
        return { id: lastId, file, share: 0, state: problem ? 'failed' : 'waiting', problem };
      }),
    ];
  if ('remove' in action) return uploads.filter(({ id }) => id !== action.remove);
  return uploads.map((upload) => (upload.id === action.id ? { ...upload, ...action.with } : upload));
}

/** Returns a problem that is known before the upload, or null. The server checks the content. */
function problemOf({ size, type, name }: File): string | null {
  if (size > mostMediaBytes) return `This file is larger than ${megabytes(mostMediaBytes)}.`;
  const isHeic = /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
  // HEIC and unknown types are sent, because the server's message about them is more helpful.
  return type === '' || isHeic || mediaTypes.some((known) => known === type)
    ? null
    : 'This file type is not supported. Use JPEG, PNG, WebP, AVIF, GIF or SVG.';
}

let busy = 0;
let waiting: (() => void) | null = null;

/** Whether an upload is under way. Leaving the page would stop it. */
export const isUploading = (): boolean => busy > 0;

/**
 * Returns whether a save has to wait for an upload, and then tells the admin. Calls `save` when all uploads have ended,
 * unless one fails. Calls only the latest of several.
 */
export function waitForUploads(save: () => void): boolean {
  if (busy === 0) return false;
  waiting = save;
  toast({ title: 'Saving continues when the pictures are uploaded' });
  return true;
}

/** Forgets the save that waits for the uploads. Returns whether there was one. */
export function cancelWaiting(): boolean {
  const wasWaiting = waiting !== null;
  waiting = null;
  return wasWaiting;
}

/** While `isBusy`, `isUploading` returns true, and the browser asks before it leaves the page. */
export function useUploadGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    busy += 1;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      busy -= 1;
      window.removeEventListener('beforeunload', ask);
      if (busy > 0) return;
      const save = waiting;
      waiting = null;
      save?.();
    };
  }, [isBusy]);
}

/** How many files one `useUploads` sends at the same time. The others wait. */
const atOnce = 2;

/**
 * Uploads files, two at a time, each with its progress. Calls `onAdded` after each successful upload. The browser asks
 * before it leaves the page during an upload.
 *
 * @param replaces the id of the picture that the file replaces.
 */
export function useUploads(onAdded: () => void, replaces?: string) {
  const [uploads, dispatch] = useReducer(change, []);
  const requests = useRef(new Map<number, XMLHttpRequest>());

  const send = useCallback(
    ({ id, file }: Upload) => {
      const fail = (problem: string) => dispatch({ id, with: { state: 'failed', problem } });
      const address = new URLSearchParams({ name: file.name, ...(replaces && { replaces }) });
      const request = sendFile(`${mediaUploadPath}?${address}`, file, {
        type: file.type || 'application/octet-stream',
        onProgress: (share) => dispatch({ id, with: { share } }),
        onAnswer(status, body) {
          if (status !== 200) return fail(messageIn(body));
          dispatch({ remove: id });
          onAdded();
        },
        onError: () => fail('The server did not respond.'),
        onEnd: () => requests.current.delete(id),
      });
      requests.current.set(id, request);
    },
    [onAdded, replaces],
  );

  useEffect(() => {
    const sending = uploads.filter(({ state }) => state === 'sending').length;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - sending))) {
      dispatch({ id: upload.id, with: { state: 'sending' } });
      send(upload);
    }
  }, [uploads, send]);
  useUploadGuard(uploads.some(({ state }) => state !== 'failed'));
  useEffect(() => {
    const { current } = requests;
    return () => current.forEach((request) => void request.abort());
  }, []);

  return {
    uploads,
    add: (files: readonly File[]) => dispatch({ add: files }),
    retry: (id: number) => dispatch({ id, with: { state: 'waiting', share: 0, problem: null } }),
    remove(id: number) {
      requests.current.get(id)?.abort();
      dispatch({ remove: id });
    },
  };
}

/** Uploads one picture without progress. Resolves to its URL, or to the problem if it was not accepted. */
export async function uploadPicture(file: File): Promise<{ url?: string; problem?: string }> {
  try {
    const address = `${mediaUploadPath}?${new URLSearchParams({ name: file.name })}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': file.type }, body: file });
    return answer.ok ? await answer.json() : { problem: messageIn(await answer.text()) };
  } catch {
    return { problem: 'The server did not respond.' };
  }
}

/** Returns the reason in the server's answer to a refused file. */
export function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message);
  } catch {
    return 'The server rejected the file.';
  }
}
