import {
  plansService,
  pricedServiceNames,
  pricedServices,
  priceText,
  servicePackageSchema,
} from '@agency/api/contract/service-packages';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field/fields.tsx';
import { text } from '#ui/theme/text.css.ts';
import * as rows from '../list/record-card.css.ts';
import { tag } from '../list/record-mark.css.ts';
import type { CardProps, FieldsProps, RecordParts } from '../list/record-parts.ts';
import { packageForm, type ServicePackage, serviceName } from './service-package.ts';
import * as styles from './service-package-parts.css.ts';

const { labels } = packageForm;
const services = pricedServiceNames
  .filter((name) => name !== plansService)
  .map((value) => ({ value, label: pricedServices[value] }));

/** The fields of a package. A maintenance plan's service and name cannot be changed, because orders refer to them. */
function ServicePackageFields({ bind, values, record }: FieldsProps) {
  const plan = (record as ServicePackage | null)?.plan ? (record as ServicePackage) : null;
  const shown = priceIn(values).data || '10000';
  return (
    <div className={styles.fields}>
      <div className={styles.column}>
        <div className={styles.pair}>
          {plan ? (
            <input type="hidden" name="service" value={plan.service} />
          ) : (
            <SelectField
              {...bind('service')}
              label={labels.service}
              options={services}
              empty="Please select a service"
            />
          )}
          <TextField
            {...bind('name')}
            label={labels.name}
            {...(plan && { readOnly: true, hint: 'A plan’s name cannot be changed, because invoices show it.' })}
          />
        </div>
        <div className={styles.pair}>
          <div className={styles.amount}>
            <TextField
              {...bind('price')}
              label={labels.price}
              inputMode="decimal"
              autoComplete="off"
              optional={!plan}
              hint={plan ? 'Applies to new orders.' : 'Leave empty to show “Custom”.'}
            />
          </div>
          {plan ? (
            <>
              <input type="hidden" name="isMonthly" value="on" />
              <p className={styles.note}>
                Existing orders, invoices and active plans keep their price. A customer who changes to this plan pays
                its price on that day.
              </p>
            </>
          ) : null}
        </div>
        {plan ? null : (
          <div className={styles.boxes}>
            <CheckboxField
              {...bind('isMinimum')}
              label={labels.isMinimum}
              hint={`Shown with a plus: ${priceText({ price: shown, isMinimum: true })}.`}
            />
            <CheckboxField {...bind('isMonthly')} label={labels.isMonthly} hint="Adds “per month” to the price." />
          </div>
        )}
        <TextareaField {...bind('audience')} label={labels.audience} grows hint="One sentence below the price." />
        <TextareaField {...bind('features')} label={labels.features} grows rows={10} hint="One per line." />
        <CheckboxField {...bind('popular')} label={labels.popular} hint="Marked on the service’s page." />
      </div>
      <Preview values={values} />
    </div>
  );
}

type Values = FieldsProps['values'];
const priceIn = (values: Values) => servicePackageSchema.shape.price.safeParse(values.price);

/** Returns the price as visitors see it, or a dash for an invalid price. */
function shownPrice(values: Values): string {
  const price = priceIn(values);
  return price.success ? priceText({ price: price.data, isMinimum: values.isMinimum === true }) : '–';
}

const isPerMonth = (values: Values): boolean => Boolean(priceIn(values).data) && values.isMonthly === true;

/** The package as the service page shows it. */
function Preview({ values }: { values: Values }) {
  const of = (field: string) => String(values[field] ?? '').trim();
  const features = of('features').split('\n').filter(Boolean);
  return (
    <section aria-label="As visitors see it" className={styles.preview}>
      <p className={text({ as: 'label', tone: 'muted' })} aria-hidden="true">
        As visitors see it
      </p>
      <div className={styles.card}>
        <p className={styles.shownName}>
          <strong className={styles.name}>{of('name')}</strong>
          {values.popular === true ? <span className={tag}>Most Popular</span> : null}
        </p>
        <p className={styles.shown} aria-live="polite">
          <span className={clsx(text({ as: 'figure' }), styles.figure)}>{shownPrice(values)}</span>
          {isPerMonth(values) ? <span className={styles.unit}>per month</span> : null}
        </p>
        <p className={styles.shownText}>{of('audience')}</p>
        <ul className={styles.features}>
          {features.map((feature, place) => (
            <li key={place}>
              <Check size={15} aria-hidden="true" className={styles.sign} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Shows a package as a row, with its name, audience, and price. All prices end where the list ends. */
function PackageCard({ record, opener, actions }: CardProps) {
  const { name, audience, popular, isMonthly, ...offer } = record as ServicePackage;
  const id = useId();
  const content = (
    <>
      <span className={rows.name}>
        <span className={styles.name}>{name}</span>
        {popular ? (
          <span id={`${id}-popular`} className={tag}>
            Most Popular
          </span>
        ) : null}
      </span>
      <span id={`${id}-price`} className={styles.price}>
        <strong>{priceText(offer)}</strong>
        <span className={styles.period}>{offer.price && isMonthly ? 'per month' : ''}</span>
      </span>
      <span id={`${id}-about`} className={styles.audience}>
        {audience}
      </span>
    </>
  );
  const description = clsx(popular && `${id}-popular`, `${id}-about`, `${id}-price`);
  return (
    <li className={rows.item}>
      {opener ? (
        opener({ className: rows.opener, children: content, 'aria-describedby': description })
      ) : (
        <div className={rows.content}>{content}</div>
      )}
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

export const servicePackageParts: RecordParts = {
  Fields: ServicePackageFields,
  Card: PackageCard,
  groupOf: (record) => serviceName((record as ServicePackage).service),
};
