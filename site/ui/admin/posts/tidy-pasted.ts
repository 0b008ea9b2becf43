const blocks = 'p, div, ul, ol, li, table, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre, figure, hr';

/** Gives the headings of pasted HTML the levels of a post, whose title is the page's only `h1`. */
export function fitHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const fitting = body.ownerDocument.createElement(heading.tagName === 'H1' ? 'h2' : 'h4');
    fitting.append(...heading.childNodes);
    heading.replaceWith(fitting);
  }
}

/** Unwraps figures with several pictures, such as galleries, because a figure of a post has one picture. */
export function openGalleries(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure'))
    if (figure.querySelectorAll('img').length > 1) figure.replaceWith(...figure.childNodes);
}

/** Whether a node is a block, or an inline element around blocks, such as the one that Google Docs copies. */
const isBlock = (node: Node | null): boolean =>
  node instanceof Element && (node.matches(`body, ${blocks}`) || node.querySelector(blocks) !== null);

/** Removes line breaks between blocks, which browsers and Google Docs add to what they copy. */
export function dropBlankLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll('br')) {
    const beside = (['previousSibling', 'nextSibling'] as const).map((side) => {
      let node = line[side];
      while (node && (node.nodeName === 'BR' || node.textContent?.trim() === '')) node = node[side];
      return node;
    });
    if (isBlock(line.parentElement) && beside.every((node) => node === null || isBlock(node))) line.remove();
  }
}
