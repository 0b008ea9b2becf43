/** Converts lists from Word, which are paragraphs with a level and a typed marker, to real lists. */
export function convertWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number; key: string }[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const [, id, depth, format] = /mso-list:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/.exec(style) ?? [];
    if (!depth) continue;
    const level = Number(depth);
    // Any other element ends the list.
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const marker = paragraph.querySelector('[style*="mso-list"]');
    const typed = marker?.textContent.trim() ?? '';
    marker?.remove();
    const tag = /^\(?[a-z\d]+[.)]|^\d/i.test(typed) ? 'ol' : 'ul';
    const key = `${tag} ${id} ${format}`;
    open = open.filter((each) => each.level < level || (each.level === level && each.key === key));
    const outer = open.at(-1);
    let list = outer?.level === level ? outer.list : undefined;
    if (!list) {
      list = body.ownerDocument.createElement(tag);
      const start = tag === 'ol' ? Number.parseInt(typed, 10) : 1;
      if (start > 1) list.setAttribute('start', String(start));
      if (outer) outer.list.lastElementChild?.append(list);
      else paragraph.before(list);
      open.push({ list, level, key });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}
