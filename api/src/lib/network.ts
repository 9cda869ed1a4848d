import ipaddr from 'ipaddr.js';

/**
 * Where a call comes from, as far as limits tell callers apart: an IPv4 address, or the first half of
 * an IPv6 address, since every household and every rented server has all addresses of such a half.
 */
export type Network = string & { readonly of: unique symbol };

/** How many of the eight parts of an IPv6 address name its network. */
const NETWORK_PARTS = 4;

/** The network of an IP address; text that is none stands for itself. */
export function networkOf(address: string): Network {
  if (!ipaddr.isValid(address)) return address as Network;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString() as Network;
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, NETWORK_PARTS);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64` as Network;
}
