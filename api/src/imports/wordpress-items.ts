import { createReadStream } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { ImportError } from './foreign-post.ts';

/** An element of the file: its children by name, and its attributes by name with a leading @. */
export type Item = Record<string, unknown>;

const lists = new Set(['category', 'wp:postmeta', 'wp:comment', 'wp:author']);
// Only parts without a document type are parsed, so nothing in the file can define an entity.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

/** The maximum length of a post with all of its comments, in characters. */
const longestItem = 32 * 1024 * 1024;

/** Returns the text of an element, or an empty string if there is none. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value && typeof value === 'object' && '#text' in value ? String(value['#text']) : '';
};
/** Returns the elements with a name in `lists`; empty if there are none. */
export const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value : []);

/** Yields the head of the feed, and then each item. @throws ImportError if the file is not a readable export. */
export async function* itemsOf(path: string): AsyncGenerator<{ head?: Item; item?: Item }> {
  let [buffer, isBegun] = ['', false];
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 })) {
    buffer += chunk;
    for (;;) {
      const from = buffer.search(/<item[\s>]/);
      if (!isBegun && (from >= 0 || buffer.includes('</channel>'))) {
        isBegun = true;
        yield { head: readHead(from < 0 ? buffer : buffer.slice(0, from)) };
      }
      const until = from < 0 ? -1 : endOfItem(buffer, from);
      if (until < 0) break;
      yield { item: parsed(buffer.slice(from, until)).item as Item };
      buffer = buffer.slice(until);
    }
    if (buffer.length > longestItem) throw new ImportError('A part of the file is too long to be a post.');
  }
  if (!isBegun) throw new ImportError('This XML file is not a WordPress export.');
}

/** @throws ImportError if the text is not XML or is nested too deeply. */
function parsed(xml: string): Record<string, unknown> {
  try {
    return parser.parse(xml) as Record<string, unknown>;
  } catch {
    throw new ImportError('A part of the file is damaged.');
  }
}

/** Returns the end of an item, or -1 for an incomplete item. Ignores closing tags within CDATA. */
function endOfItem(buffer: string, from: number): number {
  for (let [at, end] = [from, -1]; ; ) {
    if (end < at) end = buffer.indexOf('</item>', at);
    const text = buffer.indexOf('<![CDATA[', at);
    if (end < 0) return -1;
    if (text < 0 || text > end) return end + '</item>'.length;
    const close = buffer.indexOf(']]>', text);
    if (close < 0) return -1;
    at = close;
  }
}

/** @throws ImportError if the file is another kind of feed. */
function readHead(text: string): Item {
  const from = text.indexOf('<channel>');
  if (from < 0 || !text.includes('wordpress.org/export/'))
    throw new ImportError('This XML file is not a WordPress export.');
  return parsed(`${text.slice(from).replace('</channel>', '')}</channel>`).channel as Item;
}
