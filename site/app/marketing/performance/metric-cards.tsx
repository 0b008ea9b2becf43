import { type MetricResult, scoreLimits } from '@agency/api/contract/performance';
import { clsx } from 'clsx';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';
import { text } from '#ui/theme/text.css.ts';
import { guide, guideId } from './guide.ts';
import * as styles from './metric-cards.css.ts';

/** The five metrics, one below the other, each on its own scale. */
export function MetricCards({ results }: { results: readonly MetricResult[] }) {
  return (
    <ul className={styles.cards}>
      {results.map((result) => (
        <MetricCard key={result.name} result={result} />
      ))}
    </ul>
  );
}

/** The word and the icon of each category, because color alone is not enough. */
const categories = {
  good: { word: 'Good', Sign: CircleCheck },
  warning: { word: 'Warning', Sign: TriangleAlert },
  poor: { word: 'Poor', Sign: OctagonX },
} as const;

function MetricCard({ result: { name, score, category, description, impact } }: { result: MetricResult }) {
  const { word, Sign } = categories[category];
  return (
    <li className={styles.card}>
      <div className={styles.reading}>
        <h3 className={text({ as: 'heading' })}>{name}</h3>
        <p className={styles.score}>
          <span className={clsx(text({ as: 'figure' }), styles.figure)}>{score}</span>
          <span className={styles.category[category]}>
            <Sign size={17} strokeWidth={2} aria-hidden="true" />
            {word}
          </span>
        </p>
        <Scale score={score} />
      </div>
      <div className={styles.words}>
        <p className={styles.description}>{description}</p>
        <p>{impact}</p>
        <WhereToLook metric={name} />
      </div>
    </li>
  );
}

/** The score on a straight scale. Two long ticks separate the categories. */
function Scale({ score }: { score: number }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.mark} style={{ left: `${score}%`, '--score': score }} />
      {[scoreLimits.warning, scoreLimits.good].map((limit) => (
        <span key={limit} className={styles.limit} style={{ left: `${limit}%` }}>
          {limit}
        </span>
      ))}
    </div>
  );
}

/** Links to the parts of the guide that help to improve this metric. */
function WhereToLook({ metric }: { metric: MetricResult['name'] }) {
  const places = guide.filter(({ affects }) => affects.includes(metric));
  return (
    <p className={styles.places}>
      <span>Where to look:</span>
      {places.map(({ title }) => (
        <a key={title} href={`#${guideId(title)}`}>
          {title}
        </a>
      ))}
    </p>
  );
}
