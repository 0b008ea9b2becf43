import { expect, test } from 'vitest';
import {
  clampScore,
  metrics,
  overallScore,
  scoreCategory,
  scoreColor,
  simulateAnalysis,
  varyScore,
} from './performance.ts';

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
])('a score of %i is limited to %i', (score, held) => {
  expect(clampScore(score)).toBe(held);
});

const always = (number: number) => () => number;
/** The largest number that `Math.random` can return. */
const almostOne = 1 - 2 ** -53;

test.each([
  [0, -10],
  [0.0499, -10],
  [0.05, -9],
  [0.5, 0],
  [0.9499, 8],
  [0.95, 9],
  [almostOne, 9],
])('the random number %d varies a score by %i', (random, by) => {
  expect(varyScore(50, always(random))).toBe(50 + by);
});

test.each([
  [19, 0, 10],
  [20, 0, 10],
  [91, almostOne, 100],
  [92, almostOne, 100],
])('a base score of %i with the random number %d gives %i', (base, random, score) => {
  expect(varyScore(base, always(random))).toBe(score);
});

test('the five metrics are in order, and have their base scores if the random number is 0.5', () => {
  const { metrics: results, overallScore } = simulateAnalysis(always(0.5));
  expect(results.map(({ name, score }) => [name, score])).toEqual([
    ['First Contentful Paint', 85],
    ['Largest Contentful Paint', 72],
    ['Cumulative Layout Shift', 91],
    ['First Input Delay', 68],
    ['Total Blocking Time', 58],
  ]);
  expect(overallScore).toBe(75);
});

test('random numbers of 0 and almost 1 give the lowest and the highest scores', () => {
  expect(simulateAnalysis(always(0)).metrics.map(({ score }) => score)).toEqual([75, 62, 81, 58, 48]);
  expect(simulateAnalysis(always(almostOne)).metrics.map(({ score }) => score)).toEqual([94, 81, 100, 77, 67]);
});

test('each metric has its own random number', () => {
  const numbers = [0, 0.2, 0.4, 0.6, 0.8];
  const { metrics: results } = simulateAnalysis(() => numbers.shift() ?? Number.NaN);
  expect(results.map(({ score }) => score)).toEqual([75, 66, 89, 70, 64]);
});

test('each metric has the text of its category', () => {
  const { metrics: results } = simulateAnalysis(always(0.5));
  for (const [index, { category, description, impact }] of results.entries()) {
    expect(description).toBe(metrics[index]?.description);
    expect(impact).toBe(metrics[index]?.impact[category]);
  }
  expect(results.map(({ category }) => category)).toEqual(['good', 'warning', 'good', 'warning', 'poor']);
});
