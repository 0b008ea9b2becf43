import ipaddr from 'ipaddr.js';

/** Azure answers its machines here, on an address that looks like any other; the other clouds' are link-local or private. */
const metadata = new Set(['168.63.129.16']);

/**
 * Whether an address is of the open internet: not this machine, not a network behind it, not a cloud's metadata. What the
 * registries set apart for anything else is not either, nor are addresses that hide an older one (mapped, 6to4, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && !metadata.has(address) && ipaddr.process(address).range() === 'unicast';
}
