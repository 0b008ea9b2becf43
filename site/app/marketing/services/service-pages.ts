import type { ServicePage } from './service-page.ts';

const contents = import.meta.glob<ServicePage>('./*/content.ts', { eager: true, import: 'content' });

/** The page of `/services/{service}`, found by its folder's name: a ninth service is one more content file. */
export function servicePage(service: string): ServicePage | null {
  return contents[`./${service}/content.ts`] ?? null;
}

/** The paths of all service pages. */
export const servicePaths = Object.values(contents).map(({ path }) => path);
