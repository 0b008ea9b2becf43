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

test('entries become what the schema says', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: 'Ada', company: '', featured: 'on' })), schema);
  expect(submission).toMatchObject({ status: 'success', value: { name: 'Ada', company: '', featured: true } });
  const unticked = await readForm(post(new URLSearchParams({ name: 'Ada' })), schema);
  expect(unticked).toMatchObject({ status: 'success', value: { name: 'Ada', featured: false } });
});

test('an empty entry is told in the schema’s own words, and the reply has what was typed', async () => {
  const submission = await readForm(post(new URLSearchParams({ name: '', company: 'Acme' })), schema);
  expect(submission.reply()).toMatchObject({
    status: 'error',
    error: { name: ['Name must be at least 2 characters'] },
    initialValue: { company: 'Acme' },
  });
});

test('what the form has no entry for is not read', async () => {
  const body = new URLSearchParams({ name: 'Ada', __intent__: 'no JSON', __state__: '{', role: 'admin' });
  expect(await readForm(post(body), schema)).toMatchObject({
    status: 'success',
    payload: { name: 'Ada' },
  });
});

test('a file where words belong counts as absent', async () => {
  const body = new FormData();
  body.append('name', new File(['Ada'], 'name.txt'));
  expect((await readForm(post(body), schema)).status).toBe('error');
});

test('a body that is no form is refused', async () => {
  const refused = readForm(post('{"name":"Ada"}', { 'Content-Type': 'application/json' }), schema);
  await expect(refused).rejects.toMatchObject({ init: { status: 415 } });
});
