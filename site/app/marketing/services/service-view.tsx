import { clsx } from 'clsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { grid, label, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import { ServiceBlock } from '../shapes/block.tsx';
import type { ServicePage } from './service-page.ts';
import * as styles from './service-view.css.ts';

/** A service page: its hero, then its blocks in their order. */
export function ServiceView({ page: { hero, blocks } }: { page: ServicePage }) {
  return (
    <>
      <ServiceHero hero={hero} />
      {blocks.map((block) => (
        <ServiceBlock key={`${block.shape} ${block.label}`} block={block} />
      ))}
    </>
  );
}

/** What the service is, and the figures a buyer asks for first. */
function ServiceHero({ hero: { title, lead, facts, actions } }: { hero: ServicePage['hero'] }) {
  return (
    <div className={clsx(sheet, meridian)}>
      <div className={clsx(grid, styles.head)}>
        <p className={clsx(text({ as: 'label' }), label)}>Service</p>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1 className={text({ as: 'display' })}>{title}</h1>
            <p className={clsx(text({ as: 'lead' }), styles.lead)}>{lead}</p>
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <LinkButton key={action.to} to={action.to} kind={index === 0 ? 'primary' : 'secondary'}>
                  {action.label}
                </LinkButton>
              ))}
            </div>
          </div>
          <dl className={styles.block}>
            {facts.map((fact) => (
              <Measure key={fact.label} value={fact.value} label={fact.label} small />
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}
