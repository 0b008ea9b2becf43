import { LinkButton } from '#ui/button/link-button.tsx';
import { Section } from '#ui/section/section.tsx';
import type { CallToAction as Content } from '../services/service-page.ts';
import { actions as actionsClass } from './call-to-action.css.ts';

/** The end of a page: what to do next, the first action being the likely one. */
export function CallToAction({ block: { actions, ...heading } }: { block: Content }) {
  return (
    <Section {...heading} ground="land">
      <div className={actionsClass}>
        {actions.map(({ label, to }, index) => (
          <LinkButton key={to} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
