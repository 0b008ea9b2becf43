import type { MetaDescriptor } from 'react-router';
import { caseStudyHead } from '../case-study-head.ts';
import { CaseStudyView } from '../case-study-view.tsx';
import type { Route } from './+types/route.ts';
import { content } from './content.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return caseStudyHead(matches[0].loaderData, content);
}

export default () => <CaseStudyView study={content} />;
