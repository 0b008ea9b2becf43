import { clsx } from 'clsx';
import type { Project } from '#app/graphql/portfolio.ts';
import { Actions } from '#ui/actions/actions.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { TextLink } from '#ui/button/text-link.tsx';
import { column } from '#ui/column/column.ts';
import { framed } from '#ui/neatline/neatline.css.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { Section } from '#ui/section/section.tsx';
import { TechnologyBadge } from '#ui/technology-badge/technology-badge.tsx';
import { text } from '#ui/theme/text.css.ts';
import { ProjectMetricsRow } from '../portfolio/project-metrics-row.tsx';
import * as styles from './featured-projects.css.ts';

/** Up to three projects with their figures, and the ways to all of them or to one's own. */
export function FeaturedProjects({ projects }: { projects: readonly Project[] }) {
  return (
    <Section label="Projects" title="Featured projects" ground="shallow">
      {projects.length > 0 ? (
        <ol className={styles.list}>
          {projects.map((project) => (
            <Featured key={project.id} project={project} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>Our newest projects are being prepared for this page.</p>
      )}
      <Actions apart>
        <LinkButton to="/portfolio">View All Projects</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          Request Quote
        </LinkButton>
      </Actions>
    </Section>
  );
}

function Featured({ project }: { project: Project }) {
  const { title, description, technology, imageUrl, caseStudyUrl } = project;
  return (
    <li className={styles.project}>
      <div className={clsx(framed, styles.plate)}>
        <Picture src={imageUrl} alt={`Home page of ${title}`} ratio="4 / 3" sizes="(min-width: 1024px) 30rem, 92vw" />
      </div>
      <div className={clsx(column, styles.words)}>
        <TechnologyBadge technology={technology} />
        <h3 className={text({ as: 'heading' })}>{title}</h3>
        <p>{description}</p>
        <ProjectMetricsRow project={project} className={styles.metrics} />
        {caseStudyUrl ? (
          <TextLink to={caseStudyUrl} about={title}>
            View Case Study
          </TextLink>
        ) : (
          <TextLink to="/contact" about={`a project like ${title}`}>
            Request Quote
          </TextLink>
        )}
      </div>
    </li>
  );
}
