import { oneLine } from '#api/mail/addresses.ts';
import { type Face, type FontFile, fontFor } from './fonts.ts';

/** A piece of a line in one font. */
export type Run = {
  font: FontFile;
  text: string;
  /** It is drawn as it was meant. */
  exact: boolean;
  /** No font shows it: an empty box is drawn around a space. */
  box?: true;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const marks = /\p{M}/gu;

/** Text on one line, composed, without what has no shape of its own. Half a character is made a whole one. */
export const printable = (text: string): string =>
  oneLine(text.toWellFormed())
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** What a reader takes for one character. */
export const clustersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** How a character can be written instead, best first: in its plain form (full width as half), without its accents. */
const stepsDown = [
  (cluster: string) => cluster.normalize('NFKC'),
  (cluster: string) => cluster.normalize('NFKD').replace(marks, '').normalize('NFC'),
];

function runOf(cluster: string, face: Face): Run {
  const exact = fontFor(face, cluster);
  if (exact) return { font: exact, text: cluster, exact: true };
  for (const step of stepsDown) {
    const text = step(cluster);
    const font = text && fontFor(face, text);
    if (font) return { font, text, exact: false };
  }
  const font = fontFor(face, ' ');
  if (!font) throw new Error(`No font of the face ${face} has a space.`);
  return { font, text: ' ', exact: false, box: true };
}

/** Divides a line into pieces that one font each can show. */
export function runsOf(line: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const cluster of clustersOf(line)) {
    const run = runOf(cluster, face);
    const last = runs.at(-1);
    if (last?.font === run.font && last.exact && run.exact) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}
