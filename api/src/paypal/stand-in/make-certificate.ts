import { type KeyObject, randomBytes, sign } from 'node:crypto';

type Certificate = { name: string; publicKey: KeyObject; privateKey: KeyObject; validFrom: Date; validTo: Date };

const tags = { integer: 0x02, bits: 0x03, octets: 0x04, nothing: 0x05, oid: 0x06, text: 0x0c, time: 0x18 };
const [sequence, set, dnsName, version, extensions] = [0x30, 0x31, 0x82, 0xa0, 0xa3];
const oids = { sha256WithRsa: '2a864886f70d01010b', commonName: '550403', subjectAltName: '551d11' };

/** One value in DER: a tag, a length, the content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}

const oid = (hex: string) => der(tags.oid, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => der(tags.bits, Buffer.of(0), content);
/** `20260731120000Z` */
const time = (date: Date) => der(tags.time, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

/**
 * A certificate (X.509 v3, PEM) that vouches for itself: what PayPal signs webhooks with, for the stand-in. Node makes
 * keys and no certificates, and this little is all that is needed of them.
 */
export function makeCertificate({ name, publicKey, privateKey, validFrom, validTo }: Certificate): string {
  const algorithm = der(sequence, oid(oids.sha256WithRsa), der(tags.nothing));
  const subject = der(sequence, der(set, der(sequence, oid(oids.commonName), der(tags.text, Buffer.from(name)))));
  const altName = der(tags.octets, der(sequence, der(dnsName, Buffer.from(name))));
  const content = der(
    sequence,
    der(version, der(tags.integer, Buffer.of(2))),
    // Positive, hence the leading one.
    der(tags.integer, Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    subject,
    der(sequence, time(validFrom), time(validTo)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(extensions, der(sequence, der(sequence, oid(oids.subjectAltName), altName))),
  );
  const signed = der(sequence, content, algorithm, bits(sign('sha256', content, privateKey)));
  return `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}
