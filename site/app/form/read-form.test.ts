import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from './read-form.ts';

const schema = z.object({
  name: z.string().min(2, 'Name must be at least 2 characters'),
  company: z.string().optional(),
  featured: z.boolean().default(false),
});

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://site.invalid/contact', { method: 'POST', body, headers });

test('turns entries into what the schema says', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: 'Ada', company: '', featured: 'on' })), schema);
  expect(submission).toMatchObject({ status: 'success', value: { name: 'Ada', company: '', featured: true } });
  const unticked = await readForm(post(new URLSearchParams({ name: 'Ada' })), schema);
  expect(unticked).toMatchObject({ status: 'success', value: { name: 'Ada', featured: false } });
});

test('words an empty entry as the schema does, and sends back what was typed', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: '', company: 'Acme' })), schema);
  expect(submission.reply()).toMatchObject({
    status: 'error',
    error: { name: ['Name must be at least 2 characters'] },
    initialValue: { company: 'Acme' },
  });
});

test('reads only the schema’s fields', async () => {
  const body = new URLSearchParams({ name: 'Ada', __intent__: 'no JSON', __state__: '{', role: 'admin' });
  expect(await readForm(post(body), schema)).toMatchObject({
    status: 'success',
    payload: { name: 'Ada' },
  });
});

test('takes a file in place of text as absent', async () => {
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
])('refuses %s', async (_what, request, status) => {
  await expect(readForm(request, schema)).rejects.toMatchObject({ init: { status } });
});
