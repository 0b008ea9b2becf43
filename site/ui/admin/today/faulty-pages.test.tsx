// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FaultyPages } from './faulty-pages.tsx';

test('a faulty page of a post or portfolio item links to the list with that record; other pages have no link', () => {
  const findings = [{ severity: 'error', message: 'There is nothing.', pass: null }];
  const page = (title: string, type: string | null) => ({ page: type ? title : '/about', type, title, findings });
  render(
    <FaultyPages
      pages={[
        ...[page('Post', 'BlogPost'), page('Item', 'PortfolioItem'), page('Study', 'CaseStudy')],
        ...[page('About', null), page('', null)],
      ]}
      link={({ view, search }, title) => <a href={`/${view}?${search ?? ''}`}>{title}</a>}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/posts?Post', '/portfolio?']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ')[0])).toEqual([
    ...['Post', 'Item', 'Study', 'About (/about)', '/about'],
  ]);
});

test('if the API has left out pages with problems, their number is not claimed to be complete', () => {
  const pages = Array.from({ length: 20 }, (_, at) => ({ page: `/${at}`, type: null, title: '', findings: [] }));
  render(<FaultyPages pages={pages} link={() => null} />);
  expect(screen.getByText('20 or more public pages have problems.')).toBeTruthy();
});
