import { clsx } from 'clsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { PageIndex } from '#ui/section/page-index.tsx';
import { grid, label, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { ServiceBlock } from '../shapes/block.tsx';
import { ServiceClosing } from './service-closing.tsx';
import type { ServicePage } from './service-page.ts';
import { serviceChart } from './service-pages.ts';
import * as styles from './service-view.css.ts';

/**
 * A service page: its first screen, then its blocks in order.
 *
 * @param props.once the key for `useRenderedOnce`, for a page that never changes.
 */
export function ServiceView({ page, once }: { page: ServicePage; once?: string }) {
  return (
    <>
      <ServiceHero page={page} />
      <PageIndex sections={page.blocks} once={once}>
        {page.blocks.map((block) =>
          block.shape === 'call-to-action' ? (
            <ServiceClosing key="closing" page={page} block={block} />
          ) : (
            <ServiceBlock key={`${block.shape} ${block.label}`} block={block} />
          ),
        )}
      </PageIndex>
    </>
  );
}

function ServiceHero({ page }: { page: ServicePage }) {
  const { title, lead, facts, actions, result } = page.hero;
  const Chart = serviceChart(page);
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), label)}>Service</p>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={clsx(text({ as: 'display' }), styles.title)}>{title}</h1>
            <p className={clsx(text({ as: 'lead' }), styles.lead)}>{lead}</p>
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <LinkButton key={action.to} to={action.to} kind={index === 0 ? 'primary' : 'secondary'}>
                  {action.label}
                </LinkButton>
              ))}
            </div>
          </div>
          {Chart ? <Chart /> : null}
          <div className={styles.block}>
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <Measure key={fact.label} value={fact.value} label={fact.label} small />
              ))}
            </dl>
            <div className={styles.result}>
              <dl>
                <Measure value={result.value} label={result.label} small />
              </dl>
              <TextLink to={result.link.to} about={`${result.value} ${result.label}`}>
                {result.link.label}
              </TextLink>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
