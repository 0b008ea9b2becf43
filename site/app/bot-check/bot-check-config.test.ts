import { expect, test } from 'vitest';
import { botCheckConfig } from './bot-check-config.ts';

test('pages get the site key and the script’s URL, but not the secret key', () => {
  const environment = { siteKey: 'site', secretKey: 'secret', scriptUrl: 'https://g.example/api.js', verifyUrl: 'x' };
  expect(botCheckConfig(environment)).toEqual({
    kind: 'recaptcha',
    siteKey: 'site',
    scriptUrl: 'https://g.example/api.js',
  });
});

test('pages use the proof of work if no keys are configured', () => {
  expect(botCheckConfig(null)).toEqual({ kind: 'proof-of-work', challengeUrl: '/api/bot-check/challenge' });
});
