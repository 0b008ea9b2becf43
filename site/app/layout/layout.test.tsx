// @vitest-environment jsdom
import { parseEnvironment } from '@agency/api/contract/environment';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Returns the header and footer of an agency that these environment variables configure. */
function pageOf(variables: Record<string, string>) {
  const { agency } = parseEnvironment(variables);
  const Component = () => (
    <>
      <Header agency={agency} />
      <Footer agency={agency} />
    </>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return <Stub />;
}

/** Shows the header and footer as rendered by the server. Returns the URLs of the footer's links by name. */
function show(variables: Record<string, string>) {
  document.body.innerHTML = renderToString(pageOf(variables));
  const footer = within(screen.getByRole('contentinfo'));
  return Object.fromEntries(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));
}

const small = ['LinkedIn', 'Facebook', 'Instagram', 'X', 'Privacy Policy', 'Terms of Service'];

test('the footer has placeholder links for four social networks, and links to the legal pages', () => {
  const links = show({});
  expect(small.map((name) => links[name])).toEqual([...Array(4).fill('#'), '/privacy', '/terms']);
});

test("the agency's name, initials and links come from the configuration", () => {
  const addresses = small.map((name) => `https://studio.example/${name.toLowerCase().replaceAll(' ', '-')}`);
  const [linkedin = '', facebook = '', instagram = '', x = '', privacy = '', terms = ''] = addresses;
  const links = show({
    AGENCY_NAME: 'Studio North',
    AGENCY_INITIALS: 'SN',
    AGENCY_EMAIL: 'desk@studio.example',
    AGENCY_PHONE: '+1 555 0177',
    AGENCY_SOCIAL_LINKEDIN: linkedin,
    AGENCY_SOCIAL_FACEBOOK: facebook,
    AGENCY_SOCIAL_INSTAGRAM: instagram,
    AGENCY_SOCIAL_X: x,
    AGENCY_PRIVACY_URL: privacy,
    AGENCY_TERMS_URL: terms,
  });
  expect(small.map((name) => links[name])).toEqual(addresses);
  expect(links).toMatchObject({ 'desk@studio.example': 'mailto:desk@studio.example', '+1 555 0177': 'tel:+15550177' });
  for (const place of ['banner', 'contentinfo']) {
    const { textContent } = screen.getByRole(place);
    expect([textContent?.includes('Studio North'), textContent?.includes('SN')]).toEqual([true, true]);
  }
  expect(document.body.textContent).not.toContain('Meridian');
});

test('a menu has menu roles even if the framework, not the server, renders it', () => {
  document.body.replaceChildren();
  render(pageOf({}));
  const [services] = screen.getAllByRole('menu', { hidden: true });
  expect(within(services as HTMLElement).getAllByRole('menuitem', { hidden: true })).toHaveLength(8);
  cleanup();
});
