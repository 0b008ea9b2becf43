import type { ServicePackage } from './service-packages.ts';

export const servicePackage = (fields: Partial<ServicePackage> = {}): ServicePackage => ({
  service: 'wordpress',
  name: 'Starter',
  audience: 'For a small company.',
  price: '2500',
  isMinimum: false,
  isMonthly: false,
  popular: false,
  features: 'Up to 6 pages\nOne round of changes',
  ...fields,
});
