import { expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const none = { secure: true, analytics: null, recaptcha: null };
const closed = pagePolicy([], none);

test.each(['https://www.paypal.com/web-sdk/v6/core', 'https://www.sandbox.paypal.com/web-sdk/v6/core'])(
  'the payment step may load what PayPal lists for %s',
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

test('a script from elsewhere opens its own origin and nothing of PayPal’s', () => {
  const policy = pagePolicy([], { ...none, paypalSdkUrl: 'http://localhost:4300/sdk.js?v=6' });
  expect(policy['script-src']).toEqual(["'self'", 'http://localhost:4300']);
  expect(policy['style-src']).toEqual(["'self'", 'http://localhost:4300']);
  expect(JSON.stringify(policy)).not.toContain('paypal');
});

test.each(['https://paypal.com.evil.example/sdk.js', 'https://notpaypal.com/sdk.js', 'http://www.paypal.com/sdk.js'])(
  '%s is not PayPal’s',
  (paypalSdkUrl) => {
    expect(pagePolicy([], { ...none, paypalSdkUrl })['frame-src']).toEqual([new URL(paypalSdkUrl).origin]);
  },
);

test.each([null, '/api/paypal/demo-sdk.js'])('%s opens nothing', (paypalSdkUrl) => {
  expect(pagePolicy([], { ...none, paypalSdkUrl })).toEqual(closed);
});

test('beside reCAPTCHA both may have their frames', () => {
  const scriptUrl = 'https://www.google.com/recaptcha/api.js';
  const recaptcha = { siteKey: 'site', secretKey: 'secret', verifyUrl: 'https://verify.example/', scriptUrl };
  const policy = pagePolicy([], { ...none, recaptcha, paypalSdkUrl: 'https://www.paypal.com/web-sdk/v6/core' });
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://*.paypal.com']),
  );
});
