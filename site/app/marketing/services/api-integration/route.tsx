import type { MetaDescriptor } from 'react-router';
import { serviceHead } from '../service-head.ts';
import { ServiceView } from '../service-view.tsx';
import type { Route } from './+types/route.ts';
import { content } from './content.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return serviceHead(matches[0].loaderData, content);
}

export default () => <ServiceView page={content} />;
