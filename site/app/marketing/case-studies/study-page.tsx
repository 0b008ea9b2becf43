import { PageIndex } from '#ui/section/page-index.tsx';
import { quotePathLike } from '../contact/quote-path.ts';
import { NextProject } from '../portfolio/next-project.tsx';
import { services } from '../services/services.ts';
import { CallToAction } from '../shapes/closing.tsx';
import { studyPath } from './case-study.ts';
import { layoutOf, Story } from './compositions.tsx';
import type { ReadableStudy } from './read-study.server.ts';

export function StudyPage({ study }: { study: ReadableStudy }) {
  const { Opening } = layoutOf(study);
  const { next, slug, builtWith, servicePage } = study;
  const service = services.find(({ href }) => href === `/services/${servicePage}`);
  const closing = [{ label: 'Next step' }, ...(next ? [{ label: 'Next project' }] : [])];
  return (
    <>
      <Opening study={study} />
      <PageIndex sections={[...study.sections, ...closing]}>
        <Story study={study} />
        <CallToAction
          block={{
            shape: 'call-to-action',
            label: 'Next step',
            title: 'What would your figures be?',
            lead: 'Send us the address of your site. We will time it and reply within 24 hours.',
            actions: [
              { label: 'Get a Quote', to: quotePathLike({ technology: builtWith, slug }) },
              ...(service ? [{ label: service.title, to: service.href }] : []),
            ],
          }}
        />
        {next ? (
          <NextProject
            to={studyPath(next)}
            title={next.client}
            technology={next.builtWith}
            imageUrl={next.imageUrl}
            {...(next.metric && { metric: next.metric })}
          />
        ) : null}
      </PageIndex>
    </>
  );
}
