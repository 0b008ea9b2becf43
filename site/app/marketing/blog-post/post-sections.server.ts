import { sectionId } from '#ui/section/section.tsx';

export type PostSection = { id: string; label: string };

/**
 * The IDs in the document (`root.tsx`) and the layout. If a heading had one of these IDs, a link to the heading would
 * lead elsewhere.
 */
export const layoutIds = [
  'content',
  'hydration',
  'menu-resources',
  'menu-services',
  'script-notice',
  'scripts',
  'site-drawer',
  'theme',
];
/** The IDs that the page itself uses. If a heading would get one of these IDs, a number is added to its ID. */
const pageIds = [...layoutIds, 'read-on', 'next'];

/**
 * Divides a post into sections at its `h2` headings, for the page index. Each `section` has a view timeline, which is
 * named after the heading's ID. The heading's ID is a slug of the ID that the author set, or else of the heading's
 * text, with a number if another heading has the same slug. Smaller headings get such an ID only if the author set one.
 * A link to an author's ID is changed to the slug.
 *
 * @param html from `postHtml`: every tag is closed, and no attribute contains a `>`.
 */
export function postSections(html: string): { html: string; sections: PostSection[] } {
  const taken = new Set(pageIds);
  const ids = new Map<string, string>();
  const idFor = (label: string, given = '') => {
    const id = freeId(sectionId({ label: given || label }) || 'section', taken);
    if (given && !ids.has(decoded(given))) ids.set(decoded(given), id);
    return id;
  };
  const sections: PostSection[] = [];
  const [opening = '', ...parts] = cutAtHeadings(html);
  const marked = parts.map((part) =>
    part.replace(/^<h2(?: id="([^"]*)")?>(.*?)<\/h2>/s, (_heading, given: string | undefined, title: string) => {
      const label = plainText(title);
      const id = idFor(label, given);
      sections.push({ id, label });
      return `<section style="view-timeline-name:--${id}"><h2 id="${id}">${title}</h2>`;
    }),
  );
  const linked = [opening, ...marked.map((part) => `${part}</section>`)]
    .join('')
    .replaceAll(/(?<=(?<!<section style="[^"]*">)<h[2-4] id=")[^"]+/g, (given) => idFor('', given))
    .replaceAll(/(?<=<a [^>]*?href="#)[^"]+/g, (given) => ids.get(decoded(given)) ?? given);
  return { html: linked, sections };
}

/** Decodes a percent-encoded ID, because links often percent-encode the ID to which they lead. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Returns the HTML before the first `h2`, and then each `h2` with the HTML that follows it. A heading inside another
 * element, such as a quote or a table, does not begin a section.
 */
export function cutAtHeadings(html: string): string[] {
  const cuts = [0];
  let depth = 0;
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (closing) depth -= 1;
    else if (name === 'h2' && depth === 0) cuts.push(index);
    if (!closing && !tag.endsWith('/>')) depth += 1;
  }
  return cuts.map((start, place) => html.slice(start, cuts[place + 1]));
}

export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
/** Returns the text of HTML, without its tags. */
export const plainText = (html: string): string =>
  html
    .replaceAll('<br />', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
