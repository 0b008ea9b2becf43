import { clsx } from 'clsx';
import { countEvent } from '#app/analytics/analytics.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './hero.css.ts';
import { HeroChart } from './hero-chart.tsx';

/** The first sight: the claim, the two ways on, the three figures, and the chart they are plotted on. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroChart />
      <div className={clsx(sheet, styles.content)}>
        <div className={styles.words}>
          <h1 id="hero-title" className={text({ as: 'display' })}>
            Websites with the numbers to prove them.
          </h1>
          <p className={clsx(text({ as: 'lead' }), styles.claim)}>
            We build WordPress and Shopify Plus sites, time every page before it goes live, and keep them fast
            afterwards.
          </p>
          <Actions>
            <LinkButton to="/portfolio" onClick={() => countAction('hero_view_work')}>
              View Our Work
            </LinkButton>
            <LinkButton to="/tools/performance" kind="secondary" onClick={() => countAction('hero_performance_tools')}>
              Free Performance Toolkit
            </LinkButton>
          </Actions>
        </div>
        <dl className={styles.figures}>
          <Measure value="200+" label="projects completed" />
          <Measure value="98%" label="client satisfaction" />
          <Measure value="10+" label="years experience" />
        </dl>
      </div>
    </section>
  );
}

const countAction = (label: string) => countEvent('cta_click', { category: 'engagement', label });
