import { scoreColor, scoreLimits } from '@agency/api/contract/performance';
import { clsx } from 'clsx';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './analyzer.css.ts';

/** The angle that the scale covers, in degrees: from the lower left, past the top, to the lower right. */
const sweep = 240;
const center = { x: 160, y: 160 };

const radii = { outer: 154, band: 148.5, inner: 143, numeral: 112 } as const;
/** Returns the radius of a tick's inner end. Ticks with a number are longer. */
const tickEnd = (value: number) => (value % 10 === 0 ? 128 : 137);

const bands = [
  { color: 'red', from: 0, to: scoreLimits.yellow },
  { color: 'yellow', from: scoreLimits.yellow, to: scoreLimits.good },
  { color: 'green', from: scoreLimits.good, to: 100 },
] as const;

const ticks = Array.from({ length: 51 }, (_, at) => at * 2);
const numerals = ticks.filter((value) => value % 10 === 0);

/** Returns the angle of a value, in degrees clockwise from the top. */
const angle = (value: number) => (value / 100) * sweep - sweep / 2;

/** Returns the point for a value at `radius`. Rounds it, so that server and browser render the same text. */
function point(value: number, radius: number): { x: string; y: string } {
  const radians = (angle(value) * Math.PI) / 180;
  const x = center.x + radius * Math.sin(radians);
  const y = center.y - radius * Math.cos(radians);
  return { x: x.toFixed(2), y: y.toFixed(2) };
}

function arc(from: number, to: number, radius: number): string {
  const [start, end] = [point(from, radius), point(to, radius)];
  const large = angle(to) - angle(from) > 180 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}`;
}

type DialProps = {
  score: number | null;
  /** The progress of a running analysis, from 0 to 1. The needle rests at 0. */
  progress?: number;
};

/** Shows the overall score on a scale. Without a score, the needle shows `progress`. */
export function Dial({ score, progress = 0 }: DialProps) {
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 320 276" aria-hidden="true">
        {[radii.outer, radii.inner].map((radius) => (
          <path key={radius} d={arc(0, 100, radius)} className={styles.rule} />
        ))}
        {bands.map(({ color, from, to }) => (
          <g key={color} className={styles.band[color]}>
            <path d={arc(from, to, radii.band)} />
            <path d={arc(from, to, radii.band)} className={styles.bars} pathLength={to - from} />
          </g>
        ))}
        {ticks.map((value) => (
          <Tick key={value} value={value} />
        ))}
        {numerals.map((value) => (
          <text key={value} {...point(value, radii.numeral)} className={styles.numeral}>
            {value}
          </text>
        ))}
        <g
          className={styles.needle}
          style={{ transform: `rotate(${angle(score ?? progress * 100)}deg)` }}
          data-state={needleState(score, progress)}
        >
          <path d="M156 160 159 62h2l3 98z" />
          <circle cx={center.x} cy={center.y} r="9" />
        </g>
        <circle cx={center.x} cy={center.y} r="3" className={styles.pin} />
      </svg>
      {score === null ? null : (
        <p className={styles.reading}>
          <span className={clsx(text({ as: 'figure' }), styles.figure[scoreColor(score)])}>{score}</span>
          <span className={styles.unit}>
            <span>of 100</span>, sample score
          </span>
        </p>
      )}
    </div>
  );
}

function needleState(score: number | null, progress: number): 'read' | 'moving' | 'rest' {
  if (score !== null) return 'read';
  return progress > 0 ? 'moving' : 'rest';
}

function Tick({ value }: { value: number }) {
  const [outer, inner] = [point(value, radii.inner), point(value, tickEnd(value))];
  return <path d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} className={styles.tick} />;
}
