// @vitest-environment jsdom
import { parseEnvironment } from '@agency/api/contract/environment';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import PlainLayout from './plain-layout.tsx';

test('the checkout has no site navigation, only a home link, contact links and legal links', async () => {
  const { agency } = parseEnvironment({ AGENCY_EMAIL: 'desk@studio.example', AGENCY_PHONE: '+1 555 0177' });
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      children: [{ path: 'maintenance/checkout', Component: PlainLayout }],
    },
  ]);
  render(<Stub initialEntries={['/maintenance/checkout']} hydrationData={{ loaderData: { root: { agency } } }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(1)).toEqual([
    [expect.stringMatching(/Meridian Web.*home/), '/'],
    ['+1 555 0177', 'tel:+15550177'],
    ['desk@studio.example', 'mailto:desk@studio.example'],
    ['Help by email', 'mailto:desk@studio.example'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
});
