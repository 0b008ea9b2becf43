import { expect, test } from '@playwright/test';
import { surviveInquiryFaults } from '../../faults/inquiry-faults.ts';

test('no inquiry and no mail is lost when the process is killed and the mail server is down', async () => {
  const submissions = 20;
  const { lost, refused, accepted, stored, delivered } = await surviveInquiryFaults({
    submissions,
    clients: 4,
    kills: { sending: 1, delivering: 1 },
    seed: 1,
  });
  expect([lost, refused]).toEqual([[], 0]);
  expect(accepted).toBe(submissions);
  expect(stored).toBeGreaterThanOrEqual(accepted);
  expect(delivered).toBe(stored * 2);
});
