import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('every answer has the security headers', () => {
  expect(securityHeaders({ secure: false })).toEqual({
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('an answer has HSTS if the site has https', () => {
  expect(securityHeaders({ secure: true })).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
});

test('HSTS includes subdomains if `hstsSubdomains` is set', () => {
  const headers = securityHeaders({ secure: true, hstsSubdomains: true });
  expect(headers).toHaveProperty('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  expect(securityHeaders({ secure: false, hstsSubdomains: true })).not.toHaveProperty('Strict-Transport-Security');
});

test.each(['default-src', 'script-src', 'script-src-elem', 'script-src-attr'])(
  'a policy whose %s allows inline scripts is an error',
  (name) => {
    expect(() => contentSecurityPolicy({ [name]: ["'self'", "'unsafe-inline'"] })).toThrow(name);
  },
);

test('directives become one line, and a directive without sources is only its name', () => {
  expect(contentSecurityPolicy({ 'img-src': ["'self'", 'data:'], 'upgrade-insecure-requests': [] })).toBe(
    "img-src 'self' data:; upgrade-insecure-requests",
  );
});
