import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network; the others are its household's own. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/**
 * Whom requests are counted for: an IPv4 address itself, of an IPv6 address its /64, because whoever has one address has
 * all of them. An IPv4 address that is written as IPv6 counts as what it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = null] = plain.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const left = tail === null ? 0 : ALL_GROUPS - before.length - after.length;
  const groups = [...before, ...Array<number>(left).fill(0), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Numbers of the groups; the IPv4 address at the end of some counts as two. */
function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
}
