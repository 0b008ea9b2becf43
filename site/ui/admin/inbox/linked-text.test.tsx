// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inquiry } from './inquiry.factory.ts';
import { InquiryRow } from './inquiry-row.tsx';
import { LinkedText } from './linked-text.tsx';

test('a web link emphasizes its host, sends no referrer, and opens in a new tab', () => {
  render(<LinkedText text="See https://shop.example.com/a or ada@example.com" />);
  const [web, mail] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(web?.querySelector('strong')?.textContent).toBe('shop.example.com');
  expect([web?.target, web?.rel, mail?.target]).toEqual(['_blank', 'noopener noreferrer nofollow', '']);
});

test('a component that opens links itself gets the target of a clicked link', () => {
  const opened = vi.fn();
  render(<LinkedText text="Call +1 555 010 0199." onOpen={opened} />);
  expect(fireEvent.click(screen.getByRole('link')), 'the browser does not follow the link').toBe(false);
  expect(opened.mock.calls).toEqual([['tel:+15550100199']]);
});

test('an inquiry’s row isolates the visitor’s text, and removes characters that override the text direction', () => {
  const given = inquiry({ name: 'Ada \u202eecilA', company: '\u2066Ltd', message: 'Pay\u202e 1.00 now' });
  const { container } = render(
    <InquiryRow inquiry={given} unread={false} when="today" now={Date.parse(given.createdAt)} />,
  );
  expect(container.textContent).toBe('Ada ecilA today WordPress development, Ltd Pay 1.00 now');
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Ada ecilA',
    'WordPress development',
    'Ltd',
    'Pay 1.00 now',
  ]);
});
