import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify the network; the rest is up to the household. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Returns what requests are counted by: an IPv4 address itself, or the /64 of an IPv6 address, because its owner has
 * all of them. An IPv4 address in IPv6 notation counts as IPv4.
 */
export function getNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = null] = plain.split('::');
  const before = parseGroups(head);
  const after = parseGroups(tail ?? '');
  const left = tail === null ? 0 : ALL_GROUPS - before.length - after.length;
  const groups = [...before, ...Array<number>(left).fill(0), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Returns the groups as numbers; a trailing IPv4 address counts as two. */
function parseGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
