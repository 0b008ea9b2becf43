import { clsx } from 'clsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { type Service, services } from '../services/services.ts';
import * as styles from './route.css.ts';

/** The eight services, like the legend of a chart: a symbol, a name, a description. */
export function ServicesGrid() {
  return (
    <Section label="Services" title="What we build and maintain" once="home services">
      <ul className={styles.legend}>
        {services.map((service) => (
          <ServiceCard key={service.href} service={service} />
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ service: { title, description, features, href, icon: Icon, color } }: { service: Service }) {
  return (
    <li className={styles.entry}>
      <span className={clsx(styles.symbol, styles.symbolColor[color])}>
        <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.entryWords}>
        <h3 className={text({ as: 'heading' })}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <TextLink to={href} about={title}>
            Learn More
          </TextLink>
        </div>
      </div>
    </li>
  );
}
