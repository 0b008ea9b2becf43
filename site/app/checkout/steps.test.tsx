// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './steps.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });

test('a new step moves the focus to its heading, and the list marks the current step', () => {
  const page = render(<Steps step="select">plans</Steps>);
  expect(document.activeElement).toBe(document.body);
  page.rerender(<Steps step="details">form</Steps>);
  expect(document.activeElement).toBe(heading());
  expect(heading().textContent).toBe('Your details');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Plan, done', '2Details', '3Payment', '4Done']);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
});

test.each(['payment', 'success'] as const)('the step %s opens as a new page, and focuses its heading', (step) => {
  render(<Steps step={step}>content</Steps>);
  expect(document.activeElement).toBe(heading());
});
