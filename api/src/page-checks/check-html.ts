import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import type { Finding } from '#api/contract/page-checks.ts';
import { htmlRules, lackingIn } from './html-rules.ts';

const validator = new HtmlValidate(htmlRules);

/** A link or picture of a page: its address as written, and its form field. */
export type Reference = { address: string; field: Finding['field']; isPicture: boolean };

/** The allowed lengths of titles and descriptions, in characters. Search engines cut off longer ones. */
const [titleLengths, descriptionLengths] = [
  { min: 10, max: 70 },
  { min: 50, max: 170 },
];
/** Placeholders that an author forgot to replace. */
const leftOver = /\b(lorem ipsum|TODO|TBD|FIXME|TKTK?|xxx+)\b/;
const meaningless = /^(click here|here|read more|more|link|this|this page)[.!]?$/i;
const fileName = /\.(jpe?g|png|webp|avif|gif|heic|svg)$|^(img|dsc|image|screenshot|untitled)[\s_-]?\d*$/i;

const shorten = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/**
 * Checks a page's HTML without a browser: validity, title and description, headings, alt texts, structured data and
 * leftover placeholders. `data-field` marks content from a form field.
 *
 * @returns the findings, the page's title, and references: the links and pictures of the main part, and the share
 * picture.
 */
export async function checkHtml(html: string) {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const findings: Finding[] = [];
  const content = $('[data-field="content"]');
  const fieldOf = (element: Parameters<typeof $>[0]) =>
    $(element as string)
      .closest('[data-field]')
      .attr('data-field') ?? null;
  const add = (severity: Finding['severity'], rule: string, message: string, field: Finding['field'], quote = '') =>
    findings.push({ severity, rule, message, field, quote: shorten(quote) });

  // Every page's title ends in the agency's name and tagline, which the author cannot change.
  const title = $('title').text().split(' | ').slice(0, -1).join(' | ');
  const isWritten = content.length > 0;
  const titleField = isWritten ? 'seoTitle' : fieldOf('main h1');
  checkLength(title, titleLengths, 'title-length', 'The title', titleField);
  const description = $('meta[name="description"]').attr('content') ?? '';
  checkLength(
    description,
    descriptionLengths,
    'description-length',
    'The description',
    isWritten ? 'seoDescription' : null,
  );
  function checkLength(
    text: string,
    { min, max }: typeof titleLengths,
    rule: string,
    what: string,
    field: Finding['field'],
  ) {
    if (text.trim() === '') return add('error', rule, `${what} for search engines is empty.`, field);
    if (text.length > max)
      add('warning', rule, `${what} has ${text.length} characters; search engines cut it at about ${max}.`, field);
    if (isWritten && text.length < min)
      add('warning', rule, `${what} has only ${text.length} characters, which is too short for search results.`, field);
  }

  let level = 0;
  for (const element of $('main :is(h1, h2, h3, h4, h5, h6)').toArray()) {
    const [own, text, field] = [Number(element.tagName.slice(1)), $(element).text(), fieldOf(element)];
    if (field === 'content' && own === 1)
      add('error', 'heading-order', 'Level 1 is reserved for the page title. Use a level 2 heading.', field, text);
    else if (own > level + 1 && level > 0)
      add('error', 'heading-order', `A heading of level ${own} follows one of level ${level}.`, field, text);
    if (text.trim() === '') add('error', 'empty-heading', 'A heading is empty.', field);
    level = own;
  }

  for (const element of $('main img').toArray()) {
    const [{ src = '', alt }, field] = [element.attribs, fieldOf(element)];
    if (alt === undefined) add('error', 'alt-text', 'A picture has no alt text.', field, src);
    else if (fileName.test(alt))
      add('error', 'alt-text', `“${alt}” is a file name. Describe what the picture shows.`, field, src);
    else if (alt.length > 250)
      add(
        'warning',
        'alt-text',
        'This alt text has more than 250 characters. Shorten it, or use a caption.',
        field,
        src,
      );
  }

  // Join the text nodes with spaces, so that the last word of one block and the first word of the next stay apart.
  const texts = (isWritten ? content : $('main'))
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node] : []));
  const place = (found: string) => texts.find(({ data }) => data.includes(found))?.parent;
  const words = texts.map(({ data }) => data).join(' ');
  for (const element of content.find('table').toArray())
    if ($(element).find('th').length === 0)
      add(
        'warning',
        'table-header',
        'A table has no header cells, so screen readers cannot tell what a cell means.',
        'content',
        $(element).find('td').first().text(),
      );

  const [found] = leftOver.exec(words) ?? [];
  if (found)
    add(
      'warning',
      'left-over',
      `“${found}” looks like a placeholder that was not replaced.`,
      isWritten ? 'content' : fieldOf(place(found) as Parameters<typeof fieldOf>[0]),
      found,
    );

  const references: Reference[] = [];
  for (const element of $('main a[href]').toArray()) {
    const [address, text, field] = [element.attribs.href ?? '', $(element).text().trim(), fieldOf(element)];
    if (field === 'content' && meaningless.test(text))
      add('warning', 'link-text', `“${text}” does not say where the link leads.`, field, address);
    references.push({ address, field, isPicture: false });
  }
  for (const element of $('main img[src]').toArray())
    references.push({ address: element.attribs.src ?? '', field: fieldOf(element), isPicture: true });
  const card = $('meta[property="og:image"]').attr('content');
  if (card) references.push({ address: card, field: isWritten ? 'imageUrl' : null, isPicture: true });

  for (const element of $('script[type="application/ld+json"]').toArray()) checkStructured($(element).text());
  function checkStructured(json: string) {
    try {
      const thing = JSON.parse(json);
      for (const property of lackingIn(thing))
        add(
          'error',
          'structured-data',
          `The structured data of type ${thing['@type']} has no ${property}.`,
          null,
          property,
        );
    } catch {
      add('error', 'structured-data', 'The structured data is not valid JSON.', null, json);
    }
  }

  const places = content.toArray().map((element) => element.sourceCodeLocation);
  const isContent = (offset: number) => places.some((at) => at && offset > at.startOffset && offset < at.endOffset);
  const { results } = await validator.validateString(html);
  // Skip these rules: the checks above report the same problems with better advice.
  const told = ['heading-level', 'empty-heading', 'wcag/h37', 'empty-title'];
  for (const { ruleId, message, offset } of results.flatMap(({ messages }) => messages)) {
    if (told.includes(ruleId)) continue;
    const field = isContent(offset) ? 'content' : null;
    const [place = ''] = /^[^<]*(?:<[^>]*>)?[^<]*/.exec(html.slice(Math.max(0, offset - 1), offset + 300)) ?? [];
    add('error', `html/${ruleId}`, `${message}.`, field, field ? load(place).text() || place : place);
  }
  return { findings, title, references };
}
