import { errorCodes } from '@agency/api/contract/errors';
import { grouped } from '@agency/api/contract/text';
import { redirect } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';

type Cell = string | number | null | undefined;
type Page = { rows: readonly (readonly Cell[])[]; next: string | null };

/** The maximum number of rows in a file, so that the download takes only seconds. */
const mostRows = 10_000;

/**
 * Formats one line of a CSV file (RFC 4180). Strangers write these texts, and a spreadsheet would run a cell such as
 * `=1+1` as a formula. So such a cell gets an apostrophe in front.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells
    .map((cell) => {
      const text = String(cell ?? '');
      const safe = /^[=+\-@\t\r]/.test(text) && typeof cell !== 'number' ? `'${text}` : text;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',')}\r\n`;

/**
 * Streams a list as a CSV file, page by page. Without a session, redirects to the list.
 *
 * @param name the file's name before its date.
 * @param load loads the page after a cursor.
 * @param list the path of the list.
 */
export async function csvAnswer(
  { name, head, list }: { name: string; head: readonly string[]; list: string },
  load: (after: string | null) => Promise<Page>,
): Promise<Response> {
  let page: Page;
  try {
    page = await load(null);
  } catch (error) {
    if ((error as { code?: string }).code === errorCodes.unauthenticated) return redirect(list);
    throw error;
  }
  async function* lines() {
    // Spreadsheets assume another encoding if this byte order mark is missing.
    yield `\uFEFF${csvLine(head)}`;
    let count = 0;
    while (true) {
      for (const row of page.rows) yield csvLine(row);
      count += page.rows.length;
      if (page.next === null) return;
      if (count >= mostRows) {
        yield csvLine([`Only the first ${grouped(count)} rows. To get the others, narrow the search.`]);
        return;
      }
      page = await load(page.next);
    }
  }
  const date = new Date().toISOString().slice(0, 10);
  const all = lines();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await all.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      ...personalHeaders,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${date}.csv"`,
    },
  });
}
