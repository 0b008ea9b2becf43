import type { Agency } from '@agency/api/contract/agency';
import type { MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import type { CaseStudy } from './case-study.ts';

/** The head of a case study; its picture is what is shared. */
export function caseStudyHead(site: { agency: Agency; publicUrl: string }, study: CaseStudy): MetaDescriptor[] {
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Portfolio', path: '/portfolio' },
    { name: study.client, path: study.path },
  ];
  return pageHead(site, {
    ...study.head,
    canonical: study.path,
    ogImage: study.imageUrl,
    structuredData: [breadcrumbs(site, trail)],
  });
}
