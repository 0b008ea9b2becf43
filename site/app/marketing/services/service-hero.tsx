import { clsx } from 'clsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { grid, label, meridian, sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import * as styles from './service-hero.css.ts';
import type { ServicePage } from './service-page.ts';

/** What the service is, and the figures a buyer asks for first. */
export function ServiceHero({ hero: { title, lead, facts, actions } }: { hero: ServicePage['hero'] }) {
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
