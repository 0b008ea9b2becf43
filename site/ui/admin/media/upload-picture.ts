import { mediaUploadPath } from '@agency/api/contract/media';

/** Uploads a picture into the library, as one request: its address, or why it was not taken. */
export async function uploadPicture(
  file: File,
): Promise<{ url: string; problem?: never } | { url?: never; problem: string }> {
  try {
    const answer = await fetch(`${mediaUploadPath}?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'Content-Type': file.type },
      body: file,
    });
    const { url, message } = (await answer.json()) as { url?: string; message?: string };
    return answer.ok && url ? { url } : { problem: message ?? 'The server did not take it.' };
  } catch {
    return { problem: 'The server did not answer.' };
  }
}
