import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from './nodes.ts';

/**
 * Converts blocks that only WordPress or Ghost have, recognized by their classes, to blocks of a post.
 *
 * @returns remarks, in words, about embedded pages that became links.
 */
export function translateBlocks($: CheerioAPI): string[] {
  const anchor = (address: string, words: string) =>
    $('<a>')
      .attr('href', address)
      .text(words.replaceAll(/\s+/g, ' ').trim() || address);
  const link = (address: string, words: string) => $('<p>').append(anchor(address, words));
  const links: string[] = [];
  $('iframe').each((_, element) => {
    const { src = '' } = element.attribs;
    const address = URL.parse(src.startsWith('//') ? `https:${src}` : src);
    if (!address || !/^https?:$/.test(address.protocol)) return;
    // A paragraph cannot contain another one.
    const isInParagraph = $(element).closest('p').length > 0;
    $(element).replaceWith((isInParagraph ? anchor : link)(address.href, ''));
    links.push(`an embedded page, replaced by a link: ${address.href.slice(0, 150)}`);
  });
  $('.wp-block-embed__wrapper:not(:has(*))').each((_, element) => {
    const address = $(element).text().trim();
    if (/^https?:\/\/\S+$/.test(address) && URL.canParse(address)) $(element).replaceWith(link(address, ''));
  });
  for (const line of $('p:not(:has(*))').toArray()) {
    const address = $(line).text().trim();
    if (/^https?:\/\/\S+$/.test(address) && URL.canParse(address)) $(line).replaceWith(link(address, ''));
  }
  $('figure.kg-bookmark-card, div.kg-file-card').each((_, element) => {
    const card = $(element);
    const frame = card.find('a').first();
    const address = frame.attr('href');
    if (!address) return;
    frame.after($('<p>').append(card.find('.kg-file-card-caption').contents()));
    frame.replaceWith(link(address, card.find('.kg-bookmark-title, .kg-file-card-title').text()));
  });
  // The controls of a player are useless without its video or audio file, and those of a toggle without its script.
  $('.kg-video-overlay, .kg-video-player-container, .kg-audio-player, .kg-audio-thumbnail').remove();
  $('.kg-toggle-card button').remove();
  $('div.kg-callout-card').each((_, element) => {
    const [sign, words] = ['.kg-callout-emoji', '.kg-callout-text'].map((part) => $(element).find(part));
    const paragraph = $('<p>').append(words?.contents() ?? '');
    if (sign?.text()) paragraph.prepend(`${sign.text().trim()} `);
    $(element).replaceWith($('<aside class="callout">').append(paragraph));
  });
  // A post has no collapsible text, so the content of a toggle is shown below its summary.
  $('summary').each((_, element) => {
    $(element).replaceWith($('<p>').append($('<strong>').append($(element).contents())));
  });
  // Turns each gallery into a sequence of figures.
  for (const element of $('figure:has(figure)').toArray()) $(element).replaceWith($(element).contents());
  for (const element of $('figure').toArray()) {
    const pictures = $(element).find('img').toArray();
    if (pictures.length < 2 || !isOfPictures($(element))) continue;
    const caption = $(element).find('figcaption');
    const figures = pictures.map((picture) => $('<figure>').append($(picture)));
    figures.at(-1)?.append(caption);
    $(element).replaceWith(figures.map((figure) => figure[0]) as never);
  }
  return links;
}

/** Whether a figure has only pictures and their caption. */
export function isOfPictures(figure: Cheerio<Element>): boolean {
  const wordsOf = (part: typeof figure) => part.text().replaceAll(/\s/g, '');
  const isCaptioned = wordsOf(figure) === wordsOf(figure.find('figcaption'));
  return isCaptioned && figure.find('img').length > 0 && figure.find('table').length === 0;
}
