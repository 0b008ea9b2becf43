import type { MetaDescriptor } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { CallToAction } from '../shapes/closing.tsx';
import type { Route } from './+types/route.ts';
import { Analyzer } from './analyzer.tsx';
import { ExternalTools, GuideSection } from './guide-section.tsx';

export const handle: Hydration = { hydrate: 'on approach' };

const title = 'Website Performance Boost Toolkit';
const path = '/tools/performance';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  return pageHead(site, {
    title,
    description:
      'A free estimate of five speed metrics in three seconds, six ways to make a site faster, and the tools that measure a website for real.',
    keywords: 'website performance, page speed, Core Web Vitals, LCP, CLS, INP',
    canonical: path,
    structuredData: [
      breadcrumbs(site, [
        { name: 'Home', path: '/' },
        { name: title, path },
      ]),
    ],
  });
}

export default function PerformanceToolkit() {
  return (
    <>
      <Analyzer title={title} />
      <GuideSection />
      <ExternalTools />
      <CallToAction
        block={{
          shape: 'call-to-action',
          label: 'Next',
          title: 'Rather have us measure and fix it?',
          lead: 'Send us the address. We measure it on real phones and answer within 24 hours with what to change first.',
          actions: [
            { label: 'Get Quote', to: '/contact' },
            { label: 'See maintenance plans', to: '/services/wordpress-maintenance' },
          ],
        }}
      />
    </>
  );
}
