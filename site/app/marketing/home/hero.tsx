import { clsx } from 'clsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { useRenderedOnce } from '#ui/rendered-once/rendered-once.ts';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './hero.css.ts';
import { course, coursePoints, fix, harbor, heroChart } from './hero-chart.data.ts';

/** The first screen: the claim, two links, three figures, and a nautical chart. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title" {...useRenderedOnce('home hero', <HeroContent />)} />
  );
}

function HeroContent() {
  return (
    <>
      <HeroChart />
      <div className={clsx(sheet, styles.content)}>
        <div className={styles.words}>
          <h1 id="hero-title" className={text({ as: 'display' })}>
            Websites with the numbers to prove them.
          </h1>
          <p className={clsx(text({ as: 'lead' }), styles.claim)}>
            We build WordPress and Shopify Plus sites, time every page before it goes live, and keep them fast
            afterward.
          </p>
          <Actions>
            <LinkButton to="/portfolio" counted="cta_click engagement hero_view_work">
              View Our Work
            </LinkButton>
            <LinkButton to="/tools/performance" kind="secondary" counted="cta_click engagement hero_performance_tools">
              Free Performance Toolkit
            </LinkButton>
          </Actions>
        </div>
        <dl className={styles.figures}>
          <Measure value="200+" label="projects completed" />
          <Measure value="98%" label="client satisfaction" />
          <Measure value="10+" label="years experience" />
        </dl>
        <p className={clsx(text({ as: 'remark' }), styles.source)}>
          Satisfaction: the share of clients who said after launch that they would order from us again.
        </p>
      </div>
    </>
  );
}

const { viewBox, coast, contours, soundings } = heroChart;
const label = { left: fix.x + 14, right: fix.x + 300, top: fix.y - 76, bottom: fix.y + 62 };

/** The depths that neither the route nor its label covers. */
const clearSoundings = soundings.filter(({ x, y }) => {
  const underLabel = x > label.left && x < label.right && y > label.top && y < label.bottom;
  return (
    !underLabel &&
    !course.some((point, index) => index > 0 && distanceToLine({ x, y }, course[index - 1] ?? point, point) < 24)
  );
});

type Point = { x: number; y: number };

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}

function HeroChart() {
  return (
    <div className={styles.chart}>
      <svg
        className={styles.whole}
        viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="Chart with a plotted course. Latest project: +250% sales."
      >
        <g className={styles.scene}>
          <rect className={styles.shoal} x="-100" width={viewBox.width + 200} height={viewBox.height} />
          {contours.map(({ depth, path }, index) => (
            <path key={depth} fillRule="evenodd" className={styles.water[index] ?? styles.deep} d={path} />
          ))}
          <path className={styles.land} fillRule="evenodd" d={coast} />
          {clearSoundings.map(({ x, y, whole, tenth }) => (
            <text
              key={`${x} ${y}`}
              className={styles.sounding}
              x={x}
              y={y}
              style={{ '--x': x - viewBox.width / 2, '--y': y - viewBox.height / 2 }}
            >
              {whole}
              <tspan dy="4" className={styles.tenth}>
                {tenth}
              </tspan>
            </text>
          ))}
          <polyline className={styles.route} points={coursePoints} strokeDasharray="14 7" />
          <circle className={styles.markDot} cx={harbor.x} cy={harbor.y} r="6" />
          {styles.arrival.map(({ r, className }) => (
            <circle key={r} className={className} cx={fix.x} cy={fix.y} r={r} />
          ))}
          <circle className={styles.mark} cx={fix.x} cy={fix.y} r="11" />
          <circle className={styles.markDot} cx={fix.x} cy={fix.y} r="3.5" />
          <g className={styles.label} style={{ transformOrigin: `${fix.x}px ${fix.y}px` }}>
            <text className={styles.noteFigure} x={fix.x + 26} y={fix.y + 4}>
              +250%
            </text>
            <text className={styles.note} x={fix.x + 28} y={fix.y + 32}>
              sales, latest project
            </text>
          </g>
        </g>
      </svg>
    </div>
  );
}
