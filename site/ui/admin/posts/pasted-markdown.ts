/** Whether a text contains Markdown syntax: headings, lists, quotes, code, links, or bold words. */
export const isMarkdown = (text: string): boolean =>
  /^(#{1,4} |[-*+] |\d+[.)] |> |```)|\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\s]+\)/m.test(text);

/** Returns whether a source begins with a word in angle brackets that is not an HTML element, such as `<your name>`. */
function isNoElement(source: string): boolean {
  const name = /^\s*<\/?([a-z][\w-]*)/i.exec(source)?.[1];
  return name !== undefined && document.createElement(name) instanceof HTMLUnknownElement;
}

/** Converts Markdown to HTML. Words in angle brackets that are not HTML elements stay text. */
export async function readMarkdown(markdown: string): Promise<string> {
  const { Marked } = await import('marked');
  // A tokenizer that returns `undefined` tells Marked that this is not HTML. With `false`, Marked decides.
  const decide = (source: string) => (isNoElement(source) ? undefined : false);
  const tokenizer = { html: decide, tag: decide } as const;
  return new Marked({ tokenizer }).parse(markdown);
}
