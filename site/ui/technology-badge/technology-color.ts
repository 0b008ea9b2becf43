/** Green for anything with Shopify in its name, the primary colour for WordPress, blue for all else. */
export function technologyColor(technology: string): 'green' | 'primary' | 'blue' {
  if (technology.includes('Shopify')) return 'green';
  return technology.includes('WordPress') ? 'primary' : 'blue';
}
