import { expect, test } from 'vitest';
import { botCheckConfig } from './bot-check-config.ts';

test('pages are told the site key and the script, and never the secret key', () => {
  const environment = { siteKey: 'site', secretKey: 'secret', scriptUrl: 'https://g.example/api.js', verifyUrl: 'x' };
  expect(botCheckConfig(environment)).toEqual({
    kind: 'recaptcha',
    siteKey: 'site',
    scriptUrl: 'https://g.example/api.js',
  });
});

test('pages do the proof of work without keys', () => {
  expect(botCheckConfig(null)).toEqual({ kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' });
});
