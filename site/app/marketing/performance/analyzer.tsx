import { analysisDelayMs, metricNames } from '@agency/api/contract/performance';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { media } from '#ui/theme/media.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import * as styles from './analyzer.css.ts';
import { Dial } from './dial.tsx';
import { EmailReport } from './email-report.tsx';
import { MetricCards } from './metric-cards.tsx';
import { type Analysis, countCategories, type Report, shortName, useAnalysis } from './use-analysis.ts';
import { WebsiteForm } from './website-form.tsx';

/** The instrument: an address goes in, the needle moves, five readings come out. `random` is the luck behind them. */
export function Analyzer({ random = Math.random }: { random?: () => number }) {
  const { analysis, analyze } = useAnalysis(random);
  const report = analysis.state === 'done' ? analysis : null;
  const instrument = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (analysis.state === 'analyzing' || (analysis.state === 'done' && isPartlyInView(instrument.current)))
      bringIntoView(instrument.current);
  }, [analysis.state]);
  return (
    <Section label="Estimate" title="Estimate a website" lead={<Honesty />}>
      <div className={section.body}>
        <div className={styles.panel}>
          <WebsiteForm busy={analysis.state === 'analyzing'} onAnalyze={analyze} />
          <div ref={instrument} className={styles.instrument}>
            <Dial score={report?.result.overallScore ?? null} />
            {report ? (
              <Summary report={report} />
            ) : analysis.state === 'analyzing' ? (
              <AnalysisProgress website={shortName(analysis.website)} />
            ) : (
              <Idle />
            )}
          </div>
          {report ? <MetricCards results={report.result.metrics} /> : null}
        </div>
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement(analysis)}
      </p>
      <p className={clsx(text({ as: 'remark' }), styles.footnote)}>
        First Input Delay is listed because older reports still name it. In March 2024 Google put Interaction to Next
        Paint (INP) in its place among the Core Web Vitals: INP counts every tap, click and key of a visit, not only the
        first.
      </p>
    </Section>
  );
}

function Honesty() {
  return (
    <>
      An estimate, not a measurement: the scores are simulated in your browser, and the website is not visited. They
      show how to read a report. For figures of your own, use <a href="#measure">the tools that measure</a>.
    </>
  );
}

function Idle() {
  return (
    <div className={styles.words}>
      <h3 className={text({ as: 'heading' })}>No reading yet</h3>
      <p className={styles.onlyWithScript}>
        Enter an address and press Analyze. After about 3 seconds the dial shows the overall score, and five readings
        below it say what each metric is, and what its score means for visitors.
      </p>
      <noscript>
        <p>
          The estimate is made by a script in your browser, and scripts are turned off. The guide and the tools below
          work without.
        </p>
      </noscript>
    </div>
  );
}

/** Scrolls as little as shows it whole. The focus stays where it is. */
function bringIntoView(element: Element | null) {
  const behavior = window.matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth';
  element?.scrollIntoView({ block: 'nearest', behavior });
}

/** Whoever has scrolled on to something else while they waited is not taken away from it. */
function isPartlyInView(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/** What a screen reader says when the state changes. */
function announcement(analysis: Analysis): string {
  if (analysis.state === 'idle') return '';
  const name = shortName(analysis.website);
  if (analysis.state === 'analyzing') return `Analyzing ${name}. This takes about 3 seconds.`;
  const { overallScore, metrics } = analysis.result;
  return `Estimate for ${name}: overall score ${overallScore} of 100. ${countCategories(metrics)}.`;
}

/** What the dial shows, in words, and what can be done with it. */
function Summary({ report }: { report: Report }) {
  const { metrics } = report.result;
  const [weakest] = metrics.toSorted((one, other) => one.score - other.score);
  return (
    <div className={styles.words}>
      <p className={styles.tag}>Simulated estimate</p>
      <h3 className={text({ as: 'heading' })}>{shortName(report.website)}</h3>
      <p>
        Of the five metrics: {countCategories(metrics)}. The weakest is {weakest?.name}, so a report like this one would
        send you there first.
      </p>
      <EmailReport report={report} />
    </div>
  );
}

const stepMs = 100;

/** How far the analysis has come: a graduated bar that fills in the time one takes, and the metric it has come to. */
function AnalysisProgress({ website }: { website: string }) {
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

/** Milliseconds since the component came, updated every tenth of a second. */
function useElapsed(): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), stepMs);
    return () => clearInterval(timer);
  }, []);
  return elapsed;
}
