import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from './parse-form.ts';

const schema = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters'),
  company: z.string().optional(),
  featured: z.boolean().default(false),
});

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://site.invalid/contact', { method: 'POST', body, headers });

test('entries are converted as the schema defines', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: 'Ada', company: '', featured: 'on' })), schema);
  expect(submission).toMatchObject({ status: 'success', value: { name: 'Ada', company: '', featured: true } });
  const unticked = await readForm(post(new URLSearchParams({ name: 'Ada' })), schema);
  expect(unticked).toMatchObject({ status: 'success', value: { name: 'Ada', featured: false } });
});

test('an empty entry gets the schema’s message, and the other entries are kept', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: '', company: 'Acme' })), schema);
  expect(submission.reply()).toMatchObject({
    status: 'error',
    error: { name: ['Name must be at least 2 characters'] },
    initialValue: { company: 'Acme' },
  });
});

test('only the schema’s fields are read', async () => {
  const body = new URLSearchParams({ name: 'Ada', __intent__: 'no JSON', __state__: '{', role: 'admin' });
  expect(await readForm(post(body), schema)).toMatchObject({
    status: 'success',
    payload: { name: 'Ada' },
  });
});

test('a file in place of text counts as missing', async () => {
  const body = new FormData();
  body.append('name', new File(['Ada'], 'name.txt'));
  expect((await readForm(post(body), schema)).status).toBe('error');
});

const parts = new FormData();
for (let part = 0; part < 1_000; part += 1) parts.append('a', '');

test.each([
  ['JSON', post('{"name":"Ada"}', { 'Content-Type': 'application/json' }), 415],
  ['a form of a thousand fields', post(new URLSearchParams('a&'.repeat(1_000))), 413],
  ['a form of a thousand parts', post(parts), 413],
])('%s is refused', async (_what, request, status) => {
  await expect(readForm(request, schema)).rejects.toMatchObject({ init: { status } });
});
