import { LinkButton } from '#app/link/link-button.tsx';
import { TextLink } from '#app/link/text-link.tsx';
import { Actions } from '#ui/actions/actions.tsx';
import { Measure } from '#ui/measure/measure.tsx';
import { Section } from '#ui/section/section.tsx';
import { Edge } from '../shapes/edge.tsx';
import * as styles from './service-closing.css.ts';
import type { Block, CallToAction, Plans, ServicePage } from './service-page.ts';

/** The upper edge of the page's last section: a line that repeats the page's chart. */
const lines: Partial<Record<ServicePage['path'], string>> = {
  // The ground under the water.
  '/services/wordpress': 'M0 12C80 4 110 12 170 20c100 12 120 34 220 38 80 4 130 4 230 2',
  // One side of the shipping lane.
  '/services/shopify': 'M0 90C120 90 160 18 280 18s180 42 340 42',
  // Two harbors.
  '/services/api-integration': 'M0 28h90v50h80V28h180v50h80V28c70 0 80 32 190 32',
  // The route.
  '/services/laravel-vue': 'M0 86 90 26 180 78 270 32 360 74 450 42 540 68 620 60',
  // The lock: upper water, lower water.
  '/services/workflow-automation': 'M0 18h210v42h410',
  // The islands.
  '/services/cms-development': 'M0 84c40 0 50-62 90-62s50 62 90 62 40-46 80-46 45 46 85 46 40-34 70-34 60 10 205 10',
  // A light's flashes.
  '/services/email-dns': 'M0 60h70l20-48 20 48h130l20-48 20 48h130l20-48 20 48h170',
  // The tide.
  '/services/wordpress-maintenance': 'M0 60q39-72 78 0t78 0 78 0 78 0 78 0 78 0 78 0c9 17 16 24 30 24s24-24 44-24',
};
const level = 'M0 60H620';

/** The shapes of blocks that have the background `shallow`. */
const shallow: readonly Block['shape'][] = ['reasons', 'stack', 'claim', 'solutions'];

type ServiceClosingProps = { page: ServicePage; block: CallToAction };

/** The end of a service page, with a client's measured result or, if the page sells plans, the lowest price. */
export function ServiceClosing({ page: { path, hero, blocks }, block: { actions, ...heading } }: ServiceClosingProps) {
  const before = blocks.at(blocks.findIndex(({ shape }) => shape === 'call-to-action') - 1);
  const plans = blocks.find((block): block is Plans => block.shape === 'plans');
  const ground = plans ? 'tidal' : 'land';
  return (
    <Section
      {...heading}
      ground={ground}
      edge={
        <Edge
          line={lines[path] ?? level}
          from={before && shallow.includes(before.shape) ? 'shallow' : 'page'}
          to={ground}
        />
      }
      aside={plans ? <Price fact={hero.facts[0]} /> : <Result result={hero.result} />}
    >
      <Actions apart>
        {actions.map(({ label, to }, index) => (
          <LinkButton key={to} to={to} kind={index === 0 && !plans ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </Actions>
    </Section>
  );
}

function Result({ result: { value, label, link } }: { result: ServicePage['hero']['result'] }) {
  return (
    <div className={styles.result}>
      <dl>
        <Measure value={value} label={label} />
      </dl>
      <TextLink to={link.to} about={`${value} ${label}`}>
        {link.label}
      </TextLink>
    </div>
  );
}

function Price({ fact }: { fact: ServicePage['hero']['facts'][number] | undefined }) {
  if (!fact) return null;
  return (
    <div className={styles.price}>
      <dl>
        <Measure value={fact.value} label={fact.label} />
      </dl>
      <LinkButton to="/maintenance/checkout">Choose Plan</LinkButton>
    </div>
  );
}
