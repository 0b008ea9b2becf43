import { afterAll, describe, expect, inject, test } from 'vitest';
import { createPrismaClient } from './create-prisma-client.ts';
import { createTestDatabase } from './testing/test-cluster.ts';

const client = createPrismaClient(await createTestDatabase(inject('templateUrl'), 'constraints_test'));
afterAll(() => client.$disconnect());

const hash = 'a'.repeat(64);
const inAnHour = () => new Date(Date.now() + 3_600_000);
const user = await client.user.create({ data: { username: 'someone', password: 'hash' } });

const item = {
  title: 'A site',
  description: 'What was done',
  technology: 'WordPress',
  imageUrl: '/images/a.webp',
};
const post = { title: 'A post', slug: 'a-post', excerpt: '', content: '', author: 'The desk', imageUrl: '/a.webp' };
const submission = { name: 'Ann', email: 'ann@example.com', service: 'wordpress', message: 'Ten chars.' };
const order = {
  customerName: 'Ann',
  customerEmail: 'ann@example.com',
  packageType: 'protect',
  packagePrice: '149.00',
  invoiceNumber: 'INV-1',
  buyerHash: hash,
};

describe('by default,', () => {
  test('an item is not featured, and a post is a draft without tags', async () => {
    expect(await client.portfolioItem.create({ data: item })).toMatchObject({ featured: false, metrics: [] });
    expect(await client.blogPost.create({ data: post })).toMatchObject({ published: false, tags: [] });
  });

  test('an order is pending, and a user is an admin', async () => {
    expect(await client.maintenanceOrder.create({ data: order })).toMatchObject({
      paymentStatus: 'pending',
      orderStatus: 'pending',
    });
    expect(user.role).toBe('admin');
  });

  test('ids are version 7 uuids, and money keeps its cents', async () => {
    const { id, packagePrice } = await client.maintenanceOrder.findFirstOrThrow();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(packagePrice.toFixed(2)).toBe('149.00');
  });
});

describe('the constraints of the database', () => {
  const refusals: Record<string, () => Promise<unknown>> = {
    portfolio_items_title_check: () => client.portfolioItem.create({ data: { ...item, title: '' } }),
    portfolio_items_technology_check: () => client.portfolioItem.create({ data: { ...item, technology: 'Joomla' } }),
    portfolio_items_metrics_check: () => client.portfolioItem.create({ data: { ...item, metrics: { value: '9' } } }),
    portfolio_items_metric_parts_check: () =>
      client.portfolioItem.create({ data: { ...item, metrics: [{ value: ' ', label: null }] } }),
    blog_posts_slug_check: () => client.blogPost.create({ data: { ...post, slug: 'Not A Slug' } }),
    users_username_check: () => client.user.create({ data: { username: 'ab', password: 'hash' } }),
    users_role_check: () => client.user.create({ data: { username: 'another', password: 'hash', role: 'guest' } }),
    sessions_token_hash_check: () =>
      client.session.create({ data: { tokenHash: 'plain token', userId: user.id, expiresAt: inAnHour() } }),
    contact_submissions_name_check: () => client.contactSubmission.create({ data: { ...submission, name: 'A' } }),
    contact_submissions_email_check: () =>
      client.contactSubmission.create({ data: { ...submission, email: `${'a'.repeat(250)}@a.io` } }),
    contact_submissions_company_check: () =>
      client.contactSubmission.create({ data: { ...submission, company: 'x'.repeat(101) } }),
    contact_submissions_regarding_check: () =>
      client.contactSubmission.create({ data: { ...submission, regarding: 'x'.repeat(401) } }),
    contact_submissions_service_check: () => client.contactSubmission.create({ data: { ...submission, service: '' } }),
    contact_submissions_message_check: () =>
      client.contactSubmission.create({ data: { ...submission, message: 'x'.repeat(5001) } }),
    password_resets_expires_at_check: () =>
      client.passwordReset.create({ data: { email: 'a@b.io', token: hash, userId: user.id, expiresAt: new Date(0) } }),
    maintenance_orders_package_type_check: () =>
      client.maintenanceOrder.create({ data: { ...order, packageType: 'gold' } }),
    maintenance_orders_package_price_check: () =>
      client.maintenanceOrder.create({ data: { ...order, packagePrice: '-1.00' } }),
    maintenance_orders_status_check: () =>
      client.maintenanceOrder.create({ data: { ...order, paymentStatus: 'unknown' } }),
  };

  test.each(Object.entries(refusals))('refuse a row that violates %s', async (constraint, attempt) => {
    await expect(attempt()).rejects.toThrow(constraint);
  });

  test("count spaces towards the length of a metric's value or label", async () => {
    const padded = (length: number) => 'x'.padEnd(length);
    const create = (value: string, label: string) =>
      client.portfolioItem.create({ data: { ...item, metrics: [{ value, label }] } });
    await create(padded(40), padded(80));
    await expect(create(padded(41), 'x')).rejects.toThrow('metric_parts_check');
    await expect(create('x', padded(81))).rejects.toThrow('metric_parts_check');
  });

  test('count characters and not bytes: a message can have 5,000 letters of four bytes', async () => {
    await client.contactSubmission.create({ data: { ...submission, message: '𝕏'.repeat(5000) } });
  });

  test('refuse a slug, an invoice number and a PayPal order that already exist', async () => {
    await expect(client.blogPost.create({ data: post })).rejects.toMatchObject({ code: 'P2002' });
    await expect(client.maintenanceOrder.create({ data: order })).rejects.toMatchObject({ code: 'P2002' });
    const opened = { ...order, paypalOrderId: 'PP-1' };
    const [one, other] = ['b', 'c'].map((letter) => ({ ...opened, buyerHash: letter.repeat(64) }));
    await client.maintenanceOrder.create({ data: { ...opened, ...one, invoiceNumber: 'INV-2' } });
    await expect(
      client.maintenanceOrder.create({ data: { ...opened, ...other, invoiceNumber: 'INV-3' } }),
    ).rejects.toMatchObject({
      code: 'P2002',
    });
  });

  test('delete the sessions of a user who is deleted', async () => {
    const owner = await client.user.create({ data: { username: 'leaving', password: 'hash' } });
    await client.session.create({ data: { tokenHash: hash, userId: owner.id, expiresAt: inAnHour() } });
    await client.user.delete({ where: { id: owner.id } });
    expect(await client.session.count()).toBe(0);
  });
});
