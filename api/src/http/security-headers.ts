/** The sources of each Content-Security-Policy directive. A directive without sources is written as its name alone. */
export type CspDirectives = Readonly<Record<string, readonly string[]>>;

/** The policy for data: it loads nothing, and no page may frame it. */
const apiCsp: CspDirectives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Writes directives as the value of a Content-Security-Policy header.
 *
 * @throws Error if a script directive contains 'unsafe-inline'. Pages allow their own inline scripts by hash or nonce.
 */
export function contentSecurityPolicy(directives: CspDirectives): string {
  for (const name of ['default-src', 'script-src', 'script-src-elem', 'script-src-attr']) {
    if (directives[name]?.includes("'unsafe-inline'")) throw new Error(`${name} must not allow 'unsafe-inline'`);
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of the pages on which developers try the API (GraphiQL, Swagger UI). Scripts load only from this server.
 * The editors on these pages use style attributes, embedded fonts and pictures, and workers from blobs.
 */
export const toolPolicy = contentSecurityPolicy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** One year. Subdomains are included only if `hstsSubdomains` is set, because some may have no certificate. */
const hstsSeconds = 31_536_000;

/** `secure`: PUBLIC_URL is https, so answers have HSTS. `hstsSubdomains`: HSTS includes subdomains. */
export type SecuritySettings = { secure: boolean; hstsSubdomains?: boolean };

/**
 * Returns the headers of every answer of this product. A page replaces Content-Security-Policy with its own, and
 * Cross-Origin-Embedder-Policy if a third party's script needs frames. Responses with pictures for other sites replace
 * Cross-Origin-Resource-Policy.
 */
export function securityHeaders({
  secure,
  hstsSubdomains = false,
}: SecuritySettings): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(apiCsp),
    // Lets pages load pictures from anywhere, without cookies. A worker's script needs the same value as its page.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
    ...(secure
      ? { 'Strict-Transport-Security': `max-age=${hstsSeconds}${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
}
