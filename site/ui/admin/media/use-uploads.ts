import { mediaTypes, mediaUploadPath, mostMediaBytes } from '@agency/api/contract/media';
import { useCallback, useEffect, useReducer, useRef } from 'react';

/** A file on its way into the library. `share`: how much of it was sent, from 0 to 1. */
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

/** What is known before a byte is sent; the server looks at the content. */
function problemOf({ size, type, name }: File): string | null {
  if (size > mostMediaBytes) return 'This file is larger than 25 MB.';
  const isHeic = /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
  // The server names the way out.
  return type === '' || isHeic || mediaTypes.some((known) => known === type)
    ? null
    : 'This is no picture of a kind that can be shown.';
}

/** How many are sent at the same time; the others wait. */
const atOnce = 2;

/**
 * Uploads files, two at a time, each with its progress. `onAdded` is called for each that has arrived. The browser asks before it
 * leaves the page while one is under way.
 *
 * @param replaces the id of the picture in whose place a file is put.
 */
export function useUploads(onAdded: () => void, replaces?: string) {
  const [uploads, dispatch] = useReducer(change, []);
  const requests = useRef(new Map<number, XMLHttpRequest>());

  const send = useCallback(
    ({ id, file }: Upload) => {
      const request = new XMLHttpRequest();
      requests.current.set(id, request);
      const fail = (problem: string) => dispatch({ id, with: { state: 'failed', problem } });
      const address = new URLSearchParams({ name: file.name, ...(replaces && { replaces }) });
      request.open('POST', `${mediaUploadPath}?${address}`);
      request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
      request.upload.onprogress = ({ loaded, total }) => dispatch({ id, with: { share: total ? loaded / total : 0 } });
      request.onload = () => {
        if (request.status !== 200) return fail(messageIn(request.responseText));
        dispatch({ remove: id });
        onAdded();
      };
      request.onerror = () => fail('The server did not answer.');
      request.onloadend = () => requests.current.delete(id);
      request.send(file);
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
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  // What is under way ends with the page.
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

/** Uploads one picture without progress: its address, or why it was not taken. */
export async function uploadPicture(file: File): Promise<{ url?: string; problem?: string }> {
  try {
    const address = `${mediaUploadPath}?${new URLSearchParams({ name: file.name })}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'Content-Type': file.type }, body: file });
    return answer.ok ? await answer.json() : { problem: messageIn(await answer.text()) };
  } catch {
    return { problem: 'The server did not answer.' };
  }
}

/** Why the server did not take a file, from its answer. */
export function messageIn(body: string): string {
  try {
    return String(JSON.parse(body).message);
  } catch {
    return 'The server did not take it.';
  }
}
