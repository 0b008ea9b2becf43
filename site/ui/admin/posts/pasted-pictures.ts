import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** A picture to upload, its position in the document, and the pasted figure with its caption. */
export type PlacedPicture = { file: File; at: number; figure?: Node };

/** Removes pictures with unreadable URLs, such as those of local files, from pasted HTML. Returns their number. */
export function dropUnreadable(body: HTMLElement): number {
  const unreadable = [...body.querySelectorAll('img')].filter((image) => {
    const source = image.getAttribute('src') ?? '';
    return /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(source) && !fileOf(source);
  });
  for (const image of unreadable) image.remove();
  return unreadable.length;
}

/**
 * Removes the figures with `data:` URLs from a document and returns them for upload, because a post only links to
 * pictures.
 */
export function takePictures(transaction: Transaction): PlacedPicture[] {
  const taken: PlacedPicture[] = [];
  const before = transaction.steps.length;
  transaction.doc.descendants((figure, position) => {
    const file = figure.type.name === 'figure' && fileOf(String(figure.attrs.src));
    if (!file) return;
    const at = transaction.mapping.slice(before).map(position);
    transaction.delete(at, at + figure.nodeSize);
    taken.push({ file, at, figure });
  });
  return taken;
}

/** Decodes a `data:` URL of a picture. Returns null for any other URL. */
function fileOf(source: string): File | null {
  const comma = source.indexOf(',');
  if (comma < 0 || !/^data:image\//i.test(source)) return null;
  const [type = '', ...parameters] = source.slice('data:'.length, comma).split(';');
  const text = source.slice(comma + 1);
  const isBase64 = parameters.some((each) => each.toLowerCase() === 'base64');
  const [kind] = /[a-z]+$/i.exec(type.split('+')[0] ?? '') ?? [];
  try {
    const bytes = isBase64 ? Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)) : decodeURIComponent(text);
    return new File([bytes], `image.${kind}`, { type });
  } catch {
    return null;
  }
}
