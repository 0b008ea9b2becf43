import { expect, test } from 'vitest';
import { clampScore, overallScore, scoreCategory, scoreColor } from './score.ts';

test.each([
  [100, 'good'],
  [80, 'good'],
  [79, 'warning'],
  [60, 'warning'],
  [59, 'poor'],
  [10, 'poor'],
])('a score of %i is %s', (score, category) => {
  expect(scoreCategory(score)).toBe(category);
});

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'yellow'],
  [50, 'yellow'],
  [49, 'red'],
  [10, 'red'],
])('a score of %i is shown in %s', (score, color) => {
  expect(scoreColor(score)).toBe(color);
});

test.each([
  [[80, 81], 81],
  [[80, 80, 81], 80],
  [[70], 70],
  [[85, 72, 91, 68, 58], 75],
])('the overall score of %j is their rounded mean, %i', (scores, mean) => {
  expect(overallScore(scores)).toBe(mean);
});

test.each([
  [9, 10],
  [10, 10],
  [100, 100],
  [101, 100],
])('%i is held within 10 and 100 as %i', (score, held) => {
  expect(clampScore(score)).toBe(held);
});
