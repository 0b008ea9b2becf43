import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, otherEmbedderPolicy, pagePolicy } from './content-security-policy.ts';

const none = { secure: true, analytics: null, recaptcha: null };
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

const mark = '<template id="scripts"></template>';

test('inline scripts after all content are trusted by hash', () => {
  const html = `<p>Text</p>${mark}<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf('one()'), hashOf('two()')]);
});

test('a script in the content is not trusted, even if the content contains the marker of trusted scripts', () => {
  const html = `<p><script>evil()</script>${mark}<script>evil()</script></p>${mark}<script>own()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf('own()')]);
});

test('up to the end of the content, only the theme’s script is trusted, and only as the head’s first script', () => {
  const theme = '<script id="theme">theme()</script>';
  const trusted = (head: string, body = '') =>
    inlineScriptHashes(`<html lang="en"><head>${head}</head><body>${body}${mark}<script>own()</script></body></html>`);
  const own = hashOf('own()');
  expect(trusted(`<title>x</title>${theme}<script>evil()</script>`)).toEqual([hashOf('theme()'), own]);
  expect(trusted(`<script type="application/ld+json">{}</script>${theme}`)).toEqual([own]);
  expect(trusted('', '<script id="theme">evil()</script>')).toEqual([own]);
});

test('a page without the marker of trusted scripts has no trusted script', () => {
  expect(inlineScriptHashes('<script>evil()</script>')).toEqual([]);
});

test('the policy allows only scripts of this site and inline scripts with a trusted hash', () => {
  const policy = pagePolicy([hashOf('own()')], none);
  expect(policy['script-src']).toEqual(["'self'", hashOf('own()')]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy).toHaveProperty('upgrade-insecure-requests');
});

test('analytics add only their own script and its origin to the policy', () => {
  const own = { id: 'G-1', scriptUrl: 'http://localhost:4100/tag.js?v=2' };
  const policy = pagePolicy([], { ...none, secure: false, analytics: own });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4100/tag.js']);
  expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:4100']);
  expect(policy['img-src']).toContain('http://localhost:4100');
  expect(policy['style-src']).toEqual(["'self'"]);
});

test('Google’s own script may report to the hosts that Google lists', () => {
  const google = { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' };
  const policy = pagePolicy([], { ...none, analytics: google });
  expect(policy['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com/gtag/js']);
  expect(policy['connect-src']).toContain('https://*.google-analytics.com');
  expect(policy['img-src']).toEqual(pagePolicy([], none)['img-src']);
});

const recaptcha = { siteKey: 'site', secretKey: 'secret', verifyUrl: 'https://verify.example/' };

test.each(['www.google.com', 'www.recaptcha.net'])(
  'a page with reCAPTCHA from %s may load what Google lists',
  (host) => {
    const scriptUrl = `https://${host}/recaptcha/api.js`;
    const policy = pagePolicy([], { ...none, recaptcha: { ...recaptcha, scriptUrl } });
    const folder = `https://${host}/recaptcha/`;
    expect(policy['script-src']).toEqual(["'self'", folder, 'https://www.gstatic.com/recaptcha/']);
    expect(policy['frame-src']).toEqual([folder, 'https://recaptcha.google.com/recaptcha/']);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy).not.toHaveProperty('worker-src');
  },
);

test('a reCAPTCHA script on another host adds its own folder to the policy, and nothing of Google’s', () => {
  const scriptUrl = 'http://localhost:4200/recaptcha/api.js?v=2';
  const policy = pagePolicy([], { ...none, recaptcha: { ...recaptcha, scriptUrl } });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4200/recaptcha/']);
  expect(policy['frame-src']).toEqual(['http://localhost:4200/recaptcha/']);
  expect(JSON.stringify(policy)).not.toMatch(/google|gstatic|secret/);
});

const analytics = { id: 'G-1', scriptUrl: 'https://www.googletagmanager.com/gtag/js' };
const withRecaptcha = { ...none, recaptcha: { ...recaptcha, scriptUrl: 'https://www.google.com/recaptcha/api.js' } };
const paypalSdkUrl = 'https://www.paypal.com/web-sdk/v6/core';
const demo = '/api/paypal/demo-sdk.js';

test.each([
  ['with only our own scripts', none, ["'script'"], ['default', 'site', 'editor']],
  ['with the demo of payments', { ...none, paypalSdkUrl: demo }, ["'script'"], ['default', 'site', 'editor']],
  ['with analytics, which may create policies', { ...none, analytics }, ["'script'"], undefined],
  ['with reCAPTCHA, which may create policies', withRecaptcha, ["'script'"], undefined],
  ['with PayPal’s own script', { ...none, paypalSdkUrl }, undefined, undefined],
])('the Trusted Types of a page %s are as strict as its scripts permit', (_what, options, required, names) => {
  const policy = pagePolicy([], options);
  expect([policy['require-trusted-types-for'], policy['trusted-types']]).toEqual([required, names]);
});

test.each([
  ['with analytics keeps the default embedder policy', { ...none, analytics }, null],
  ['with the demo of payments keeps the default embedder policy', { ...none, paypalSdkUrl: demo }, null],
  ['with reCAPTCHA may contain its frames', withRecaptcha, 'unsafe-none'],
  ['with PayPal may contain its frames', { ...none, paypalSdkUrl }, 'unsafe-none'],
])('a page %s', (_what, options, expected) => {
  expect(otherEmbedderPolicy(options)).toBe(expected);
});

test.each(['https://www.paypal.com/web-sdk/v6/core', 'https://www.sandbox.paypal.com/web-sdk/v6/core'])(
  'the payment step with the script %s may load from the hosts that PayPal lists',
  (paypalSdkUrl) => {
    const policy = pagePolicy(["'sha256-own'"], { ...none, paypalSdkUrl });
    const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];
    expect(policy['script-src']).toEqual(["'self'", "'sha256-own'", ...hosts]);
    expect(policy['connect-src']).toEqual(["'self'", ...hosts]);
    expect(policy['frame-src']).toEqual(hosts);
    expect(policy['style-src']).toEqual(["'self'", ...hosts, "'unsafe-inline'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  },
);

test('a payment script on another host adds its own origin to the policy, and nothing of PayPal’s', () => {
  const policy = pagePolicy([], { ...none, paypalSdkUrl: 'http://localhost:4300/sdk.js?v=6' });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4300']);
  expect(policy['style-src']).toEqual(["'self'", 'http://localhost:4300']);
  expect(JSON.stringify(policy)).not.toContain('paypal');
});

test.each(['https://paypal.com.evil.example/sdk.js', 'https://notpaypal.com/sdk.js', 'http://www.paypal.com/sdk.js'])(
  '%s is not treated as PayPal’s script',
  (paypalSdkUrl) => {
    expect(pagePolicy([], { ...none, paypalSdkUrl })['frame-src']).toEqual([new URL(paypalSdkUrl).origin]);
  },
);

test.each([
  ['no payment script', null],
  ['the demo’s payment script', '/api/paypal/demo-sdk.js'],
])(
  'a page with %s may run scripts of this site only, and may send requests to this site only',
  (_what, paypalSdkUrl) => {
    const policy = pagePolicy([], { ...none, paypalSdkUrl });
    for (const directive of ['script-src', 'connect-src', 'worker-src'])
      expect(policy).toHaveProperty(directive, ["'self'"]);
    expect(policy).not.toHaveProperty('frame-src');
  },
);

test('a page with reCAPTCHA and PayPal may have the frames of both', () => {
  const scriptUrl = 'https://www.google.com/recaptcha/api.js';
  const policy = pagePolicy([], {
    ...none,
    recaptcha: { ...recaptcha, scriptUrl },
    paypalSdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
  });
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://*.paypal.com']),
  );
});
