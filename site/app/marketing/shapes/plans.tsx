import { clsx } from 'clsx';
import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import * as section from '#ui/section/section.css.ts';
import { Section } from '#ui/section/section.tsx';
import { text } from '#ui/theme/text.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { Plans as Content } from '../services/service-page.ts';
import * as styles from './plans.css.ts';

type Plan = Content['items'][number];

/** The plans as one table, whose names and prices stay in view while the page scrolls. */
export function Plans({ block: { items, rows, footnote, ...heading } }: { block: Content }) {
  return (
    <Section {...heading}>
      <table
        className={clsx(section.body, styles.table)}
        style={{ '--popular': items.findIndex(({ popular }) => popular) }}
      >
        <caption className={visuallyHidden}>What each plan costs and includes</caption>
        <thead className={styles.group}>
          <tr className={styles.names}>
            <td className={styles.corner} />
            {items.map((plan) => (
              <PlanName key={plan.name} plan={plan} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.group}>
          <Actions items={items} withQuestions />
          {rows.map(({ name, cells, wordy }) => (
            <tr key={name} className={styles.row} data-wordy={wordy}>
              <th scope="row" className={styles.rowName}>
                {name}
              </th>
              {items.map((plan, index) => (
                <td key={plan.name} className={styles.cell} data-popular={plan.popular || undefined}>
                  {wordy ? <span className={styles.whose}>{plan.name}</span> : null}
                  <Cell cell={cells[index]} />
                </td>
              ))}
            </tr>
          ))}
          <Actions items={items} />
        </tbody>
      </table>
      <p className={clsx(text({ as: 'remark' }), styles.footnote)}>{footnote}</p>
    </Section>
  );
}

function PlanName({ plan: { name, price, unit, popular } }: { plan: Plan }) {
  return (
    <th scope="col" className={styles.plan} data-popular={popular || undefined}>
      <span className={clsx(text({ as: 'heading' }), styles.name)}>{name} </span>
      <span className={clsx(text({ as: 'label' }), styles.mark)}>{popular ? 'Most Popular ' : null}</span>
      <span className={styles.price}>
        <span className={clsx(text({ as: 'figure' }), styles.amount)}>{price}</span>{' '}
        <span className={styles.unit}>{unit}</span>
      </span>
    </th>
  );
}

function Actions({ items, withQuestions = false }: { items: readonly Plan[]; withQuestions?: boolean }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.rowName}>
        <span className={visuallyHidden}>Order</span>
      </th>
      {items.map((plan) => (
        <PlanActions key={plan.name} plan={plan} withQuestion={withQuestions} />
      ))}
    </tr>
  );
}

type PlanActionsProps = { plan: Plan; withQuestion: boolean };

function PlanActions({ plan: { name, action, question, popular }, withQuestion }: PlanActionsProps) {
  return (
    <td className={clsx(styles.cell, styles.actions)} data-popular={popular || undefined}>
      <LinkButton to={action.to} kind={popular ? 'primary' : 'secondary'} size="compact">
        <span>
          {action.label}
          <span className={visuallyHidden}> {name}</span>
        </span>
      </LinkButton>
      {withQuestion ? (
        <TextLink to={question.to} about={name}>
          {question.label}
        </TextLink>
      ) : null}
    </td>
  );
}

/** A sign with a text for screen readers, or a value with its note. */
function Cell({ cell }: { cell: Content['rows'][number]['cells'][number] | undefined }) {
  if (typeof cell === 'object')
    return (
      <>
        <span className={styles.value}>{cell.value}</span> <span className={styles.note}>{cell.note}</span>
      </>
    );
  return (
    <span className={cell ? styles.has : styles.hasNot}>
      <span className={visuallyHidden}>{cell ? 'Included' : 'Not included'}</span>
    </span>
  );
}
