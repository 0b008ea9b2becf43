/** Whether a text contains Markdown syntax: headings, lists, quotes, code, links, or bold words. */
export const isMarkdown = (text: string): boolean =>
  /^(#{1,4} |[-*+] |\d+[.)] |> |```)|\*\*[^*\n]+\*\*|\[[^\]\n]+\]\([^)\s]+\)/m.test(text);

/** Matches the HTML tags that Markdown often contains. */
const usualTag = /^<\/?(?:a|b|br|code|del|em|i|img|kbd|mark|s|strong|sub|sup|u)\b/i;

/** Converts Markdown to HTML. Other words in angle brackets, such as `<your name>`, stay text. */
export async function readMarkdown(markdown: string): Promise<string> {
  const { Marked } = await import('marked');
  // For a tokenizer, `undefined` means that this is no HTML, and `false` that Marked decides.
  const tokenizer = {
    html: () => undefined,
    tag: (source: string) => (usualTag.test(source) ? false : undefined),
  } as const;
  return new Marked({ tokenizer }).parse(markdown);
}
