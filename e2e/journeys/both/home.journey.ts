import { fullTitle } from '../../fixtures/pages.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor reads the home page from top to bottom', async ({ page }) => {
  await page.goto('/');

  await test.step('the home page shows its claim, three figures and two links', async () => {
    await expect(page).toHaveTitle(fullTitle('Websites with numbers to prove them'));
    const hero = page.getByRole('region', { name: 'Websites with the numbers to prove them.' });
    await expect(hero.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/portfolio');
    await expect(hero.getByRole('link', { name: 'Free Performance Toolkit' })).toHaveAttribute(
      'href',
      '/tools/performance',
    );
    await expect(hero.getByRole('definition')).toHaveText(['200+', '98%', '10+']);
    await expect(hero.getByRole('term')).toHaveText(['projects completed', 'client satisfaction', 'years experience']);
    await expect(hero.getByRole('img', { name: /\+250% sales/ })).toBeVisible();
    for (const link of await hero.getByRole('link').all()) await expect(link).toBeInViewport();
  });

  await test.step('the chart does not clip any number or label', async () => {
    const cut = await page.getByRole('img', { name: /\+250% sales/ }).evaluate((chart) => {
      const edge = chart.getBoundingClientRect();
      return [...chart.querySelectorAll('text')].filter((figure) => {
        const { left, right, top, bottom, width } = figure.getBoundingClientRect();
        const isInside = left > edge.left && right < edge.right && top > edge.top && bottom < edge.bottom;
        const isOutside = left > edge.right || right < edge.left || top > edge.bottom || bottom < edge.top;
        return width > 0 && !isInside && !isOutside;
      }).length;
    });
    expect(cut).toBe(0);
  });

  await test.step('the home page describes eight services and links to each', async () => {
    const services = page.getByRole('region', { name: 'What we build and maintain' });
    const cards = services.locator('li:has(h3)');
    await expect(cards).toHaveCount(8);
    const targets = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(targets).size).toBe(8);
  });

  await test.step('the home page shows three featured projects, and links to all projects and to a quote', async () => {
    const featured = page.getByRole('region', { name: 'Featured projects' });
    const projects = featured.locator('li:has(h3)');
    await expect(projects).toHaveCount(3);
    await expect(featured.getByText('Loading portfolio...')).toHaveCount(0);

    const colors = await featured
      .getByText(/^(Shopify Plus|WordPress|Custom)$/)
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color));
    expect(new Set(colors).size, 'three technologies have three colors').toBe(3);

    await expect(featured.getByRole('link', { name: 'View All Projects' })).toHaveAttribute('href', '/portfolio');
    await expect(featured.getByRole('link', { name: 'Request Quote', exact: true })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  await test.step('the home page says who we are and how to get a quote', async () => {
    const about = page.getByRole('region', { name: 'About' });
    await expect(about.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
    await expect(about.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/portfolio');

    const quote = page.getByRole('region', { name: 'Get Your Free Quote' });
    await expect(quote.getByText(/within 24 hours with a detailed proposal/)).toBeVisible();
    await expect(quote.getByRole('link', { name: 'hello@meridianweb.example' })).toHaveAttribute(
      'href',
      /^mailto:hello@/,
    );
    await expect(quote.getByRole('link', { name: '+1 (555) 013-0142' })).toHaveAttribute('href', 'tel:+15550130142');
    await expect(
      quote.getByText(/Monday to Friday\s*9:00 AM to 6:00 PM\s*Saturday\s*10:00 AM to 4:00 PM/),
    ).toBeVisible();
    await expect(quote.getByRole('listitem').getByRole('link')).toHaveText(['LinkedIn', 'Facebook', 'Instagram', 'X']);
    for (const link of await quote.getByRole('listitem').getByRole('link').all())
      await expect(link).toHaveAttribute('href', '#');
  });

  await test.step('the footer links to all services except maintenance, and to the company and legal pages', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/specialised WordPress and Shopify Plus development agency/)).toBeVisible();
    const services = footer.getByRole('navigation', { name: 'Services' });
    await expect(services.getByRole('link')).toHaveCount(7);
    await expect(services.getByRole('link', { name: /maintenance/i })).toHaveCount(0);
    const company = footer.getByRole('navigation', { name: 'Company' });
    await expect(company.getByRole('link')).toHaveText(['About Us', 'Portfolio', 'Contact']);
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    await expect(footer.getByText(/© 2025 Meridian Web/)).toBeVisible();
  });
});
