export type CertificateRules = {
  /** Where certificates may be fetched from, exactly. */
  origins: readonly string[];
  /** Who they must be for. */
  subjects: readonly string[];
  /** A certificate that vouches for itself is enough: a stand-in has no authority behind it. */
  selfSigned: boolean;
};

const ofPayPal = (realm: string): CertificateRules => ({
  origins: [`https://api.${realm}`, `https://api-m.${realm}`],
  subjects: [`messageverificationcerts.${realm}`],
  selfSigned: false,
});

/**
 * Which certificates may sign webhooks for this API. PayPal's live API and its sandbox do not vouch for each other. Any
 * other address is a stand-in, and vouches for itself.
 */
export function certificateRules(apiUrl: string): CertificateRules {
  for (const realm of ['paypal.com', 'sandbox.paypal.com']) {
    const rules = ofPayPal(realm);
    if (rules.origins.includes(apiUrl)) return rules;
  }
  return {
    origins: [apiUrl],
    subjects: ['paypal.com', 'sandbox.paypal.com'].flatMap((realm) => ofPayPal(realm).subjects),
    selfSigned: true,
  };
}
