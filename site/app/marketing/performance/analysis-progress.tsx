import { analysisDelayMs, metricNames } from '@agency/api/contract/performance';
import { useEffect, useState } from 'react';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './analysis-progress.css.ts';

const stepMs = 100;

/** How far the analysis has come: a graduated bar that fills in the time one takes, and the metric it has come to. */
export function AnalysisProgress({ website }: { website: string }) {
  const share = Math.min(1, useElapsed() / analysisDelayMs);
  const at = Math.min(metricNames.length - 1, Math.floor(share * metricNames.length));
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <h3 className={text({ as: 'heading' })}>Analyzing {website}</h3>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`Analyzing ${website}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%, ${metricNames[at]}`}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className={styles.step} aria-hidden="true">
        <span>{metricNames[at]}</span>
        <span>{percent}%</span>
      </p>
    </div>
  );
}

/** Milliseconds since the component came, told every tenth of a second. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), stepMs);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
