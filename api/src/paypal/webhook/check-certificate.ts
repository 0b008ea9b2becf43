import { X509Certificate } from 'node:crypto';
import { getCACertificates } from 'node:tls';
import type { CertificateRules } from '#api/paypal/webhook/certificate-rules.ts';

const longestChain = 5;

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now <= validToDate;

const hasIssued = (issuer: X509Certificate, issued: X509Certificate) =>
  issued.checkIssued(issuer) && issued.verify(issuer.publicKey);

/**
 * What is wrong with a certificate, in words; null when it may sign webhooks.
 *
 * Checked without a network: it is valid now, for PayPal's message verification, with an RSA key, and whoever issued it,
 * as far as the chain that came with it and the authorities that Node trusts can tell, did so, may do so, and is valid
 * too. PayPal has at times served the certificate without its issuer's, which cannot be had offline: such a chain ends in
 * the open, and the trust rests on where it was fetched from, PayPal's own host over verified TLS. One that ends in an
 * authority nobody knows is refused. Revocation is not looked up.
 */
export function faultOfCertificate(
  [leaf, ...others]: readonly X509Certificate[],
  { subjects, selfSigned }: Pick<CertificateRules, 'subjects' | 'selfSigned'>,
  now: Date,
): string | null {
  if (!leaf) return 'is empty';
  if (!isValid(leaf, now)) return `is not valid now, but from ${leaf.validFrom} to ${leaf.validTo}`;
  if (!subjects.some((name) => leaf.checkHost(name, { subject: 'always', wildcards: false }))) {
    return 'is for somebody else';
  }
  if (leaf.publicKey.asymmetricKeyType !== 'rsa') return 'has no RSA key';
  if (selfSigned && hasIssued(leaf, leaf)) return null;
  let current = leaf;
  for (let depth = 0; depth < longestChain; depth += 1) {
    if (trusted().some((root) => hasIssued(root, current))) return null;
    const issuer = others.find((other) => hasIssued(other, current));
    if (issuer === current || (!issuer && current.checkIssued(current))) return 'comes from an unknown authority';
    if (!issuer) return null;
    if (!issuer.ca || !isValid(issuer, now)) return 'was issued by somebody who may not';
    current = issuer;
  }
  return 'has an endless chain';
}

let authorities: X509Certificate[] | undefined;

/** The authorities that Node trusts, read once: there are more than a hundred. */
function trusted(): X509Certificate[] {
  authorities ??= getCACertificates('default').map((pem) => new X509Certificate(pem));
  return authorities;
}
