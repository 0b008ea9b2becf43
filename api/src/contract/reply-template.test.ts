import { expect, test } from 'vitest';
import { fillPlaceholders, hasPlaceholder, replyTemplateSchema } from './reply-template.ts';

const problemIn = (text: string) =>
  replyTemplateSchema.safeParse({ name: 'Thanks', text }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['Hello {{firstName|there}}, from {{ agencyName }}.', []],
  ['A brace { alone } and {{service|}}', []],
  ['Hello {{first}}', ['Unknown placeholder {{first}}']],
  ['Hello {{toString|you}}', ['Unknown placeholder {{toString|you}}']],
  ['Hello {{firstName', ['Close each placeholder as in {{firstName}}']],
  ['Hello {{firstName|{{service}}}}', ['Close each placeholder as in {{firstName}}']],
  ['', ['Required']],
])('the reply template %j has the problems %j', (text, problems) => {
  expect(problemIn(text)).toEqual(problems);
});

test('a placeholder gets its value, or else its fallback (which may be empty), or stays if it has neither', () => {
  const text = '{{firstName|there}} {{ service }} {{package|a plan}}{{package|}} {{agencyName}}';
  expect(fillPlaceholders(text, { service: 'Laravel $& apps', firstName: '' })).toBe(
    'there Laravel $& apps a plan {{agencyName}}',
  );
});

test('a reply may contain Liquid or Vue code, but no placeholder of a reply template', () => {
  const texts = ['{{ product.title | escape }}', 'Dear {{ firstName }}', '{{ message }} {{package|a plan}}'];
  expect(texts.map(hasPlaceholder)).toEqual([false, true, true]);
});

test.each([
  ['7', 7],
  [undefined, 0],
  ['', 0],
  ['1.5', null],
  ['-1', null],
  ['1000', null],
  ['first', null],
])('the position %j of a reply template is read as %j', (position, read) => {
  const { data } = replyTemplateSchema.safeParse({ name: 'Thanks', text: 'Hello', position });
  expect(data?.position ?? null).toBe(read);
});
