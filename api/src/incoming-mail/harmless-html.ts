import sanitizeHtml from 'sanitize-html';

const tags = [
  ...['a', 'abbr', 'address', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col'],
  ...['colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img'],
  ...['ins', 'kbd', 'li', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul'],
];

const layout = ['style', 'align', 'valign', 'width', 'height', 'bgcolor', 'border', 'cellpadding', 'cellspacing'];

/**
 * Returns a mail's HTML as a separate page without scripts, forms or anything that loads by itself. Only pictures stay:
 * the page's policy allows or blocks them. The page is always light, as the mail's colors expect.
 */
export function harmlessHtml(html: string): string {
  const body = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': [...layout, 'dir', 'lang', 'title', 'color', 'face', 'size'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'type'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    allowProtocolRelative: false,
    // Deeper nesting could keep the reader's browser busy, and no mail needs it.
    nestingLimit: 100,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
    },
  });
  const style =
    'html{color-scheme:light;background:#fff;color:#111;font:15px/1.5 system-ui,sans-serif}body{margin:12px;overflow-wrap:anywhere}img{max-width:100%;height:auto}';
  return `<!doctype html><meta charset="utf-8"><title>Mail</title><style>${style}</style><body>${body}</body>`;
}
