import { settingDefaults } from '@agency/api/contract/agency';
import { metricsOf } from '@agency/api/contract/metrics';
import { expect, test } from 'vitest';
import { isAllTheirs } from './form-model.ts';
import { itemModel } from './portfolio/portfolio-item.ts';
import { settingsForm } from './settings/settings.ts';

const { valuesOf, differencesOf, merge } = itemModel;

const base = valuesOf({
  title: 'The shop',
  description: 'One line.\nAnother.',
  technology: 'React',
  imageUrl: '/shop.webp',
});

test('a comparison ignores line endings and surrounding white space', () => {
  const theirs = { ...base, title: ' The shop ', description: 'One line.\r\nAnother.\r\n' };
  expect(differencesOf(base, base, theirs)).toEqual([]);
});

test('a difference says who changed the field since the base version', () => {
  const mine = { ...base, title: 'The store', technology: 'Laravel' };
  const theirs = { ...base, title: 'The boutique', featured: true };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { field: 'title', label: 'Title', base: 'The shop', mine: 'The store', theirs: 'The boutique', changedBy: 'both' },
    { field: 'technology', label: 'Technology', base: 'React', mine: 'Laravel', theirs: 'React', changedBy: 'mine' },
    { field: 'featured', label: 'Featured', base: 'No', mine: 'No', theirs: 'Yes', changedBy: 'theirs' },
  ]);
});

test('a difference does not say who changed the field if the base version is unknown', () => {
  const [difference] = differencesOf(null, base, { ...base, title: 'The boutique' });
  expect(difference).toMatchObject({ base: null, changedBy: null });
});

test('a merge takes the chosen side of each field, and mine for a field without a choice', () => {
  const theirs = { ...base, title: 'The boutique', featured: true, metrics: '+9%\tsales' };
  const chosen = merge({ ...base, title: 'The store' }, theirs, { title: 'mine', featured: 'theirs' });
  expect(chosen).toEqual({ ...base, title: 'The store', featured: true });
  expect([isAllTheirs({ title: 'theirs' }), isAllTheirs({ title: 'theirs', featured: 'mine' })]).toEqual([true, false]);
});

test('an empty field has its default as its value', () => {
  const filled = settingsForm.valuesOf({ name: '', initials: null, hours: 'Always' });
  expect(filled).toMatchObject({ ...settingDefaults, hours: 'Always', notice: '' });
  expect(settingsForm.isSame(filled, { hours: 'Always' })).toBe(true);
});

test('the list of metrics contains only metrics with a value', () => {
  const metrics = [
    { value: '+9%', label: 'sales' },
    { value: null, label: 'nothing' },
    { value: '12 h', label: null },
  ];
  expect(metricsOf({ metrics })).toEqual([
    { value: '+9%', label: 'sales', place: 0 },
    { value: '12 h', label: null, place: 2 },
  ]);
});
