import { clsx } from 'clsx';
import { text } from '#ui/theme/text.css.ts';
import type { FormModel } from '../form-model.ts';
import { type Block, compareHtml, type Piece, piecesOf, summaryOf } from './compare-html.ts';
import * as styles from './comparison.css.ts';

type ComparisonProps = {
  before: object;
  after: object;
  model: FormModel;
  /** The fields that contain HTML, which are compared block by block. */
  texts: readonly string[];
};

/** Shows the changes between two versions of a form: a summary, then the changes field by field and block by block. */
export function Comparison({ before, after, model, texts }: ComparisonProps) {
  const differences = model.differencesOf(null, before, after);
  const fields = differences.filter(({ field }) => !texts.includes(field));
  const changed = differences
    .filter(({ field }) => texts.includes(field))
    .map(({ field, label, mine, theirs }) => ({ field, label, blocks: compareHtml(mine, theirs) }));
  const said = [
    ...changed.map(({ label, blocks }) => `${label}: ${summaryOf(blocks) || 'only the layout changed'}.`),
    fields.length > 0 ? `Changed: ${fields.map(({ label }) => label).join(', ')}.` : '',
  ];
  if (differences.length === 0) return <p>Both versions are the same.</p>;
  return (
    <div className={styles.comparison}>
      <p>{said.filter(Boolean).join(' ')}</p>
      {fields.map(({ field, label, mine, theirs }) => (
        <div key={field} className={styles.block} data-change="changed">
          <p className={styles.name}>{label}</p>
          <p>
            <Pieces of={piecesOf(mine, theirs)} />
          </p>
        </div>
      ))}
      {changed.map(({ field, label, blocks }) => (
        <section key={field} aria-label={label} className={styles.blocks}>
          <h3 className={clsx(text({ as: 'label' }), styles.label)}>{label}</h3>
          {runsOf(blocks).map((run, at) =>
            run[0]?.change === 'same' && run.length > 2 ? (
              <details key={at}>
                <summary className={styles.same}>{run.length} unchanged blocks</summary>
                <Blocks of={run} />
              </details>
            ) : (
              <Blocks key={at} of={run} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}

/** Groups consecutive blocks into runs of unchanged and changed ones. */
const runsOf = (blocks: readonly Block[]): Block[][] => {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run && (run[0]?.change === 'same') === (block.change === 'same')) run.push(block);
    else runs.push([block]);
  }
  return runs;
};

const Blocks = ({ of }: { of: readonly Block[] }) =>
  of.map(({ name, change, pieces }, at) => (
    <div key={at} className={styles.block} data-change={change}>
      {change === 'same' ? null : (
        <p className={styles.name}>
          {name} {change}
        </p>
      )}
      <p className={change === 'formatted' ? styles.html : undefined}>
        <Pieces of={pieces} />
      </p>
    </div>
  ));

const Pieces = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ text, as }, at) => {
    const Element = as === 'added' ? 'ins' : as === 'removed' ? 'del' : 'span';
    return <Element key={at}>{text}</Element>;
  });
