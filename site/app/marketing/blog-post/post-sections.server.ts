import { sectionId } from '#ui/section/section.tsx';

export type PostSection = { id: string; label: string };

/** Ids of the page itself; a heading of the same name gets a number. */
const pageIds = ['read-on', 'next'];

/**
 * Divides a post at its headings of the first level, so that the page index can name its parts and follow them. Each part
 * becomes a `section` with a timeline of the heading's id: the id from its author, else one from its text, numbered if it is
 * repeated.
 *
 * @param html from `postHtml`: every tag is closed, and no attribute contains a `>`.
 */
export function postSections(html: string): { html: string; sections: PostSection[] } {
  const taken = new Set(pageIds);
  const sections: PostSection[] = [];
  const [opening = '', ...parts] = cutAtHeadings(html);
  const marked = parts.map((part) =>
    part.replace(/^<h2(?: id="([^"]*)")?>(.*?)<\/h2>/s, (_heading, given: string | undefined, title: string) => {
      const label = plainText(title);
      const id = freeId(sectionId({ label: given || label }) || 'section', taken);
      sections.push({ id, label });
      return `<section style="view-timeline-name:--${id}"><h2 id="${id}">${title}</h2>`;
    }),
  );
  return { html: [opening, ...marked.map((part) => `${part}</section>`)].join(''), sections };
}

/**
 * The text before the first heading, then each heading with its text. Headings inside of a quote or a table do not divide.
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
/** The words of HTML. */
export const plainText = (html: string): string =>
  html
    .replaceAll('<br />', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
