import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { otherEmbedderPolicy, pagePolicy, trustOwnScripts } from './content-security-policy.ts';

const none = { secure: true, analytics: null, recaptcha: null };
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
  const policy = pagePolicy([hashOf('own()')], none);
  expect(policy['script-src']).toEqual(["'self'", hashOf('own()')]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('analytics open the policy for their script’s origin and nothing else', () => {
  const own = { id: 'G-1', scriptUrl: 'http://localhost:4100/tag.js?v=2' };
  const policy = pagePolicy([], { ...none, secure: false, analytics: own });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4100/tag.js']);
  expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:4100']);
  expect(policy['img-src']).toContain('http://localhost:4100');
  expect(policy['style-src']).toEqual(["'self'"]);
});

test('Google’s own script may report to the places that Google names', () => {
  const google = { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' };
  const policy = pagePolicy([], { ...none, analytics: google });
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js']);
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['img-src']).toEqual(pagePolicy([], none)['img-src']);
});

test('without analytics nothing but this site is reached', () => {
  expect(pagePolicy([], none)['connect-src']).toEqual(["'self'"]);
});

const recaptcha = { siteKey: 'site', secretKey: 'secret', verifyUrl: 'https://verify.example/' };

test.each(['www.google.com', 'www.recaptcha.net'])('reCAPTCHA from %s may load what Google lists', (host) => {
  const scriptUrl = `https://${host}/recaptcha/api.js`;
  const policy = pagePolicy([], { ...none, recaptcha: { ...recaptcha, scriptUrl } });
  const folder = `https://${host}/recaptcha/`;
  expect(policy['script-src']).toEqual(["'self'", folder, 'https://www.gstatic.com/recaptcha/']);
  expect(policy['frame-src']).toEqual([folder, 'https://recaptcha.google.com/recaptcha/']);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy).not.toHaveProperty('worker-src');
});

test('a check from elsewhere opens its own folder and nothing of Google’s', () => {
  const scriptUrl = 'http://localhost:4200/recaptcha/api.js?v=2';
  const policy = pagePolicy([], { ...none, recaptcha: { ...recaptcha, scriptUrl } });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4200/recaptcha/']);
  expect(policy['frame-src']).toEqual(['http://localhost:4200/recaptcha/']);
  expect(JSON.stringify(policy)).not.toMatch(/google|gstatic|secret/);
});

test('the proof of work needs workers of this site and nothing else', () => {
  const policy = pagePolicy([], none);
  expect(policy['worker-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy).not.toHaveProperty('frame-src');
});

const analytics = { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' };
const withRecaptcha = { ...none, recaptcha: { ...recaptcha, scriptUrl: 'https://www.google.com/recaptcha/api.js' } };
const paypalSdkUrl = 'https://www.paypal.com/web-sdk/v6/core';
const demo = '/api/paypal/demo-sdk.js';

test.each([
  ['of our own scripts alone', none, ["'script'"], ['default', 'site']],
  ['of the demonstration of payments', { ...none, paypalSdkUrl: demo }, ["'script'"], ['default', 'site']],
  ['with the policies that analytics may make', { ...none, analytics }, ["'script'"], undefined],
  ['with the policies that reCAPTCHA may make', withRecaptcha, ["'script'"], undefined],
  ['of PayPal’s own script', { ...none, paypalSdkUrl }, undefined, undefined],
])('Trusted Types on a page %s', (_what, options, required, names) => {
  const policy = pagePolicy([], options);
  expect([policy['require-trusted-types-for'], policy['trusted-types']]).toEqual([required, names]);
});

test.each([
  ['with analytics has the embedder policy of all', { ...none, analytics }, null],
  ['of the demonstration of payments has the embedder policy of all', { ...none, paypalSdkUrl: demo }, null],
  ['with reCAPTCHA’s frames has none', withRecaptcha, 'unsafe-none'],
  ['with PayPal’s frames has none', { ...none, paypalSdkUrl }, 'unsafe-none'],
])('a page %s', (_what, options, expected) => {
  expect(otherEmbedderPolicy(options)).toBe(expected);
});
