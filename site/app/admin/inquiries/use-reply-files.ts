import { replyFilesPath, replyFilesTooLarge } from '@agency/api/contract/replies';
import { useRevalidator } from 'react-router';
import { useFileUploads } from '#ui/admin/reply/file-uploads.ts';

const notAdded = 'The file could not be added. Please try again.';

/** Adds files to the next reply of an inquiry, one after the other. */
export function useReplyFiles(inquiryId: string) {
  const { revalidate } = useRevalidator();
  const { adding, problem, run } = useFileUploads(inquiryId);
  async function add(files: readonly File[]): Promise<void> {
    await run(async () => {
      const problems: string[] = [];
      for (const file of files) {
        const failed = await post(inquiryId, file);
        if (failed) problems.push(`${file.name}: ${failed}`);
      }
      return problems.join(' ') || null;
    });
    if (files.length > 0) void revalidate();
  }
  return { add, problem, adding };
}

/** Uploads a file. Returns the reason if it was refused, or null. */
async function post(inquiryId: string, file: File): Promise<string | null> {
  try {
    const response = await fetch(`${replyFilesPath(inquiryId)}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'Content-Type': file.type || 'application/octet-stream' },
      body: file,
    });
    if (response.ok) return null;
    if (response.status === 413) return `${replyFilesTooLarge}.`;
    const { message } = (await response.json()) as { message?: string };
    return message ?? notAdded;
  } catch {
    return notAdded;
  }
}

/** Opens the browser's file picker. Returns an empty array if the admin chose none. */
export function chooseFiles(): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
