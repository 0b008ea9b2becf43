import { connected } from '../fixtures/at-work.ts';
import { expect, test } from '../fixtures/test.ts';
import { admin } from '../fixtures/test-api.ts';

test('the form shows an error at each invalid field, keeps the input, and signs in', async ({ api, launch }) => {
  let app = await launch();
  let { page } = app;
  const enter = page.getByRole('button', { name: 'Log in' });
  await enter.click();
  await expect(page.getByText('Please enter the server’s address')).toBeVisible();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Server address')).toBeFocused();
  await page.getByLabel('Server address').fill('http://agency.example');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await enter.click();
  await expect(page.getByText('The address must start with https://')).toBeVisible();
  await page.getByLabel('Server address').fill('http://localhost:9');
  await enter.click();
  await expect(page.getByText('The server cannot be reached at this address.')).toBeVisible();
  // An address as pasted from a browser: with a path, and without the scheme.
  await page.getByLabel('Server address').fill(` ${api.url.replace('http://', '').toUpperCase()}/admin `);
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByLabel('Username')).toHaveValue(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await connected(page);
  await app.quit();

  app = await launch();
  ({ page } = app);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Server address')).toHaveValue(api.url);
  await expect(page.getByLabel('Username')).toHaveValue(admin.username);
});

test('a password reset can be requested, and the answer is the same for every email address', async ({
  api,
  launch,
}) => {
  const { page } = await launch();
  const forgot = page.getByRole('button', { name: 'Forgot your password?' });
  await forgot.click();
  await expect(page.getByText('Please enter the server’s address')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const ask = async (email: string) => {
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
  };
  await page.getByLabel('Server address').fill('http://localhost:9');
  await forgot.click();
  await ask('nobody@agency.example');
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached at this address.');
  await page.keyboard.press('Escape');
  await page.getByLabel('Server address').fill(api.url);
  const answers: string[] = [];
  for (const email of ['nobody@agency.example', (await api.database.user.findFirstOrThrow()).email ?? '']) {
    await forgot.click();
    await ask(email);
    await expect(dialog.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    answers.push((await dialog.textContent()) ?? '');
    await expect(dialog.getByRole('button', { name: 'Back to login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(forgot).toBeFocused();
  }
  expect(answers[0]).toBe(answers[1]);
  await forgot.click();
  await ask('not an address');
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
});
