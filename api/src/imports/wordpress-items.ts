import { createReadStream } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { ImportError } from './foreign-post.ts';

/** An element of the file: its children by their names, its attributes with an @ before theirs. */
export type Item = Record<string, unknown>;

const lists = new Set(['category', 'wp:postmeta', 'wp:comment', 'wp:author']);
// Only single items are parsed, which have no document type: nothing in the file can define an entity.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => lists.has(name),
});

/** The longest post in a file, with all of its comments. */
const longestItem = 32 * 1024 * 1024;

/** The text of an element; empty when there is none. */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value && typeof value === 'object' && '#text' in value ? String(value['#text']) : '';
};
/** Elements of one name, which may occur several times. */
export const listOf = (value: unknown): Item[] => (Array.isArray(value) ? value : []);

/** What stands before the first item, and then the items, one after the other. @throws ImportError when there is neither. */
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
  if (!isBegun) throw new ImportError('This XML is no export of WordPress.');
}

/** @throws ImportError for what is no XML, or too deep. */
function parsed(xml: string): Record<string, unknown> {
  try {
    return parser.parse(xml) as Record<string, unknown>;
  } catch {
    throw new ImportError('A part of the file is damaged.');
  }
}

/** The end of an item, which is no end where it stands within a text (CDATA). */
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

/** @throws ImportError for another kind of feed. */
function readHead(text: string): Item {
  const from = text.indexOf('<channel>');
  if (from < 0 || !text.includes('wordpress.org/export/')) throw new ImportError('This XML is no export of WordPress.');
  return parsed(`${text.slice(from).replace('</channel>', '')}</channel>`).channel as Item;
}
