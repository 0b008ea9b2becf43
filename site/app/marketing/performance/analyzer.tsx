import { analysisDelayMs, metricNames } from '@agency/api/contract/performance';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import * as section from '#ui/section/section.css.ts';
import { media } from '#ui/theme/media.ts';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import { quotePath } from '../contact/quote-path.ts';
import * as styles from './analyzer.css.ts';
import { Dial } from './dial.tsx';
import { EmailReport } from './email-report.tsx';
import { MetricCards } from './metric-cards.tsx';
import { type Analysis, countCategories, type Report, shortName, useAnalysis } from './use-analysis.ts';
import { WebsiteForm } from './website-form.tsx';

/**
 * The analyzer on the first screen: the form, the dial, and five metrics. `random`: the source of the simulated scores.
 */
export function Analyzer({ title, random = Math.random }: { title: string; random?: () => number }) {
  const { analysis, analyze } = useAnalysis(random);
  const report = analysis.state === 'done' ? analysis : null;
  const plate = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (analysis.state === 'analyzing' || (analysis.state === 'done' && isPartlyInView(plate.current)))
      bringIntoView(plate.current);
  }, [analysis.state]);
  return (
    <section aria-label="Estimate a website" className={clsx(section.sheet, section.meridian)}>
      <div className={clsx(section.grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), section.label)}>Performance Tools</p>
        <div>
          <div className={styles.instrument}>
            <div className={styles.entry}>
              <h1 className={text({ as: 'title' })}>{title}</h1>
              <p className={text({ as: 'body', tone: 'muted' })}>
                An estimate, not a measurement: sample scores that show how to read a report. The website is not
                visited.
              </p>
              <WebsiteForm busy={analysis.state === 'analyzing'} onAnalyze={analyze} />
            </div>
            <div ref={plate} className={styles.plate}>
              <Reading analysis={analysis} />
            </div>
            <p className={styles.offer}>
              <TextLink to={quotePath(analysis.state === 'idle' ? {} : { website: shortName(analysis.website) })}>
                Have us time your real site, free
              </TextLink>
              <span className={text({ as: 'small', tone: 'muted' })}>
                Or time it yourself with <a href="#measure">the tools that measure</a>.
              </span>
            </p>
          </div>
          {report ? <MetricCards results={report.result.metrics} /> : null}
          <p className={clsx(text({ as: 'remark' }), styles.footnote)}>
            First Input Delay is listed because older reports still name it. In March 2024 Google put Interaction to
            Next Paint (INP) in its place among the Core Web Vitals: INP counts every tap, click and key of a visit, not
            only the first.
          </p>
        </div>
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement(analysis)}
      </p>
    </section>
  );
}

/** The dial with its text. During an analysis, the needle follows the progress. */
function Reading({ analysis }: { analysis: Analysis }) {
  const progress = useProgress(analysis);
  if (analysis.state === 'idle')
    return (
      <>
        <Dial score={null} />
        <Idle />
      </>
    );
  if (analysis.state === 'analyzing')
    return (
      <>
        <Dial score={null} progress={progress} />
        <AnalysisProgress website={shortName(analysis.website)} share={progress} />
      </>
    );
  return (
    <>
      <Dial score={analysis.result.overallScore} />
      <Summary report={analysis} />
    </>
  );
}

function Idle() {
  return (
    <div className={styles.words}>
      <h2 className={text({ as: 'heading' })}>No reading yet</h2>
      <p className={styles.onlyWithScript}>
        Enter a URL and press Analyze. After about 3 seconds, the dial shows the overall score, and five readings below
        explain each metric.
      </p>
      <noscript>
        <p>
          The estimate is made by a script in your browser, and scripts are turned off. The guide and the tools below
          work without them.
        </p>
      </noscript>
    </div>
  );
}

/** Scrolls an element into view, no further than needed. Does not move the focus. */
function bringIntoView(element: Element | null) {
  const behavior = window.matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth';
  element?.scrollIntoView({ block: 'nearest', behavior });
}

/** Whether an element is partly in view. A visitor who has scrolled away from the dial is not scrolled back. */
function isPartlyInView(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/** Returns the announcement of a new state for screen readers. */
function announcement(analysis: Analysis): string {
  if (analysis.state === 'idle') return '';
  const name = shortName(analysis.website);
  if (analysis.state === 'analyzing') return `Analyzing ${name}. This takes about 3 seconds.`;
  const { overallScore, metrics } = analysis.result;
  return `Estimate for ${name}: overall score ${overallScore} of 100. ${countCategories(metrics)}.`;
}

/** The score in words, and the next actions. */
function Summary({ report: { website, result } }: { report: Report }) {
  const { metrics } = result;
  const [weakest] = metrics.toSorted((one, other) => one.score - other.score);
  const name = shortName(website);
  return (
    <div className={styles.words}>
      <p className={styles.tag}>Simulated estimate</p>
      <h2 className={text({ as: 'heading' })}>{name}</h2>
      <p>
        Of the five metrics: {countCategories(metrics)}. The weakest is {weakest?.name}, so a report like this one would
        send you there first.
      </p>
      <Actions>
        <EmailReport report={{ website, result }} />
        <LinkButton kind="secondary" to={quotePath({ website: name, scores: metrics.map(({ score }) => score) })}>
          Ask us about this result
        </LinkButton>
      </Actions>
    </div>
  );
}

type AnalysisProgressProps = { website: string; share: number };

/** The progress of the analysis: a bar, and the current metric. */
function AnalysisProgress({ website, share }: AnalysisProgressProps) {
  const at = Math.min(metricNames.length - 1, Math.floor(share * metricNames.length));
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <h2 className={text({ as: 'heading' })}>Analyzing {website}</h2>
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

const stepMs = 100;

/** Returns the progress of the running analysis, from 0 to 1, updated every tenth of a second. */
function useProgress(analysis: Analysis): number {
  const [share, setShare] = useState(0);
  const isRunning = analysis.state === 'analyzing';
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(() => setShare(Math.min(1, (performance.now() - start) / analysisDelayMs)), stepMs);
    return () => {
      clearInterval(timer);
      setShare(0);
    };
  }, [isRunning]);
  return share;
}
