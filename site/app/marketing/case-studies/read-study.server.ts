import { sectionId } from '#ui/section/section.tsx';
import { postHtml } from '../blog-post/post-html.server.ts';
import { cutAtHeadings, freeId, layoutIds, plainText } from '../blog-post/post-sections.server.ts';
import type { CaseStudyData, ResultFigure, StudyPart, StudySection } from './case-study.ts';

/** The IDs that the page itself uses. */
const pageIds = [...layoutIds, 'page-picture', 'next-step', 'next-project'];
/** The maximum number of figures at the top of the page. */
const headFigures = 3;

/** Parses a case study's content into sections. Its first figures are also `results`, at the top of the page. */
export function readStudy({ content, next, ...study }: CaseStudyData) {
  const sections = readSections(content);
  return {
    ...study,
    sections,
    results: figuresIn(sections).slice(0, headFigures),
    next: next && { ...next, content: undefined, metric: figuresIn(readSections(next.content))[0] },
  };
}
export type ReadableStudy = ReturnType<typeof readStudy>;

const figuresIn = (sections: readonly StudySection[]): ResultFigure[] =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => ('figures' in part ? part.figures : [])));

/**
 * Divides a case study into sections at its headings. A heading such as `Results: In one season` has a label for the
 * margin before its colon. Content before the first heading becomes a section without a title.
 */
export function readSections(content: string): StudySection[] {
  const taken = new Set(pageIds);
  // Removes the IDs of all headings. A section's ID comes from its label, and the ID of another heading could equal an
  // ID of the page.
  const html = postHtml(content).replaceAll(/(?<=<h[2-4]) id="[^"]*"/g, '');
  return cutAtHeadings(html).flatMap((part): StudySection[] => {
    const [heading = '', written = ''] = /^<h2>(.*?)<\/h2>/s.exec(part) ?? [];
    const text = plainText(written);
    const [, label = text || 'The story', title = text] = /^([^:]{2,24}): (.+)$/s.exec(text) ?? [];
    const parts = partsOf(part.slice(heading.length));
    if (parts.length === 0) return [];
    const [first, second] = parts;
    const isIntroduced = first && 'html' in first && second && 'figures' in second && isParagraph(first.html);
    return [
      {
        id: freeId(sectionId({ label }) || 'section', taken),
        ...{ label, title },
        lead: isIntroduced ? plainText(first.html) : '',
        parts: isIntroduced ? parts.slice(1) : parts,
      },
    ];
  });
}

const isParagraph = (html: string) => /^<p>(?:(?!<p>).)*<\/p>$/s.test(html);

const figure =
  /<figure class="measure"(?<attributes>[^>]*)><p><strong>(?<value>.*?)<\/strong>(?: <span>(?<unit>.*?)<\/span>)?<\/p>(?:<figcaption>(?<caption>.*?)<\/figcaption>)?<\/figure>/;
/**
 * Matches a numbered list of steps: each entry begins with the step's name, a bold paragraph. Excludes a list that
 * counts down or begins with a number other than 1, because the page numbers steps from 1.
 */
const steps =
  /<ol(?: start="1")?>(?<steps>(?:<li><p><strong>(?:(?!<\/strong>).)*<\/strong><\/p>(?:(?!<\/?(?:ol|ul|li)\b).)*<\/li>)+)<\/ol>/;
const blocks = new RegExp(`${figure.source}|${steps.source}`, 'gs');
const step = /<li><p><strong>(.*?)<\/strong><\/p>(.*?)<\/li>/gs;

/** Returns the parts of a section's HTML, in order. Consecutive figures are one part. */
function partsOf(html: string): StudyPart[] {
  const parts: StudyPart[] = [];
  let from = 0;
  const addText = (until?: number) => {
    const text = html.slice(from, until).trim();
    if (text) parts.push({ html: text });
  };
  for (const { 0: whole, index, groups = {} } of html.matchAll(blocks)) {
    addText(index);
    from = index + whole.length;
    const last = parts.at(-1);
    if (groups.steps)
      parts.push({
        steps: [...groups.steps.matchAll(step)].map(([, name = '', text = '']) => ({
          name: plainText(name),
          html: text,
        })),
      });
    else if (last && 'figures' in last) parts.splice(-1, 1, { figures: [...last.figures, figureOf(groups)] });
    else parts.push({ figures: [figureOf(groups)] });
  }
  addText();
  return parts;
}

/** The maximum values in countable units. Larger values are drawn as bars. */
const mostDrawn = { seats: 100, hours: 160 };

type Groups = { attributes?: string; value?: string; unit?: string; caption?: string };

/** Parses a figure. The caption consists of the label and, after a line break, the source. */
function figureOf({ attributes = '', value = '', unit = '', caption = '' }: Groups): ResultFigure {
  const said = new Map(
    [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, plainText(text ?? '')]),
  );
  const [label = '', ...source] = caption.split('<br />');
  const [before = Number.NaN, after = Number.NaN] = ['before', 'after'].map((name) =>
    Number(said.get(name) || Number.NaN),
  );
  const isChange = [before, after].every((each) => each >= 0 && Number.isFinite(each));
  const drawnIn = (['seats', 'hours'] as const).find((name) => name === said.get('drawn'));
  const isDrawn = drawnIn && [before, after].every((each) => Number.isInteger(each) && each <= mostDrawn[drawnIn]);
  const [one, other] = said.get('names')?.split('|') ?? [];
  return {
    value: [plainText(value), plainText(unit)].filter(Boolean).join(unit.trim() === '%' ? '' : ' '),
    label: plainText(label),
    source: plainText(source.join(' ')),
    ...(isChange && { before, after, unit: said.get('unit') ?? '' }),
    ...(one && other && { names: [one, other] as const }),
    ...(isChange && isDrawn && { drawnIn }),
  };
}
