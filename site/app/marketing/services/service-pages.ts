import type { ComponentType } from 'react';
import type { ServicePage } from './service-page.ts';

const contents = import.meta.glob<ServicePage>('./content/*.ts', { eager: true, import: 'content' });

/** Returns the page of `/services/{service}`; null if there is none. */
export const servicePage = (service: string): ServicePage | null => contents[`./content/${service}.ts`] ?? null;

export const servicePaths = Object.values(contents).map(({ path }) => path);

const charts = import.meta.glob<ComponentType>('./charts/*.tsx', { eager: true, import: 'ServiceChart' });

/** Returns the chart of a page's first screen; undefined if there is none. */
export const serviceChart = ({ path }: ServicePage): ComponentType | undefined =>
  charts[path.replace(/^\/services\//, './charts/').concat('.tsx')];
