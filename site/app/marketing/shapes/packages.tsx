import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import type { Packages as Content } from '../services/service-page.ts';
import * as styles from './packages.css.ts';

export function Packages({ block: { items, footnote, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <ul className={clsx(section.body, styles.sheet)}>
        {items.map((item) => (
          <Offer key={item.name} item={item} />
        ))}
      </ul>
      {footnote ? <p className={clsx(text({ as: 'remark' }), styles.footnote)}>{footnote}</p> : null}
    </Section>
  );
}

function Offer({ item }: { item: Content['items'][number] }) {
  const { name, price, unit, audience, features, popular, action, question } = item;
  return (
    <li className={popular ? styles.popular : styles.offer}>
      <div className={styles.name}>
        <h3 className={text({ as: 'heading' })}>{name}</h3>
        {popular ? <span className={clsx(text({ as: 'label' }), styles.mark)}>Most Popular</span> : null}
      </div>
      <p className={styles.price}>
        <span className={clsx(text({ as: 'figure' }), styles.amount)}>{price}</span>
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </p>
      <p className={styles.audience}>{audience}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Check className={styles.tick} size={16} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to={action.to} kind={popular ? 'primary' : 'secondary'}>
          {action.label}
        </LinkButton>
        {question ? (
          <TextLink to={question.to} about={name}>
            {question.label}
          </TextLink>
        ) : null}
      </div>
    </li>
  );
}
