import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, trustOwnScripts } from './content-security-policy.ts';

const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test('scripts that carry the render’s nonce are trusted by hash and lose the nonce', () => {
  const html = '<script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()</script>';
  const trusted = trustOwnScripts(html, 'n1');
  expect(trusted.sources).toEqual([hashOf('one()'), hashOf('two()')]);
  expect(trusted.html).toBe('<script>one()</script><script type="module" async="">two()</script>');
});

test('a script that came in with content is left out', () => {
  const html = '<p><script>evil()</script><script nonce="guess">evil()</script></p><script nonce="n1">own()</script>';
  expect(trustOwnScripts(html, 'n1').sources).toEqual([hashOf('own()')]);
});

test('the policy never allows scripts inline or from elsewhere', () => {
  const policy = pagePolicy([hashOf('own()')], { secure: true });
  expect(policy['script-src']).toEqual(["'self'", hashOf('own()')]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});
