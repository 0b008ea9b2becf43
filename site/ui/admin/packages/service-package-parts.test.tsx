// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServicePackage } from './service-package.ts';
import { servicePackageParts } from './service-package-parts.tsx';

test('a row without a link shows the package’s name and price', () => {
  const { Card } = servicePackageParts;
  const offer = { id: '1', name: 'Essential', audience: '', price: '49.00', isMinimum: false, isMonthly: true };
  if (Card) render(<Card kind="package" record={offer as ServicePackage} />);
  expect(screen.getByRole('listitem').textContent).toContain('Essential$49per month');
});

test('the link to a package has “Most Popular”, the audience, and the price as its description', () => {
  const { Card } = servicePackageParts;
  const offer = { id: '1', name: 'Pro', audience: 'For two.', price: '79.00', isMonthly: true, popular: true };
  if (Card)
    render(
      <Card kind="package" record={offer as ServicePackage} opener={(props) => <button type="button" {...props} />} />,
    );
  const ids = screen.getByRole('button').getAttribute('aria-describedby') ?? '';
  const described = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Most Popular', 'For two.', '$79per month']);
});
