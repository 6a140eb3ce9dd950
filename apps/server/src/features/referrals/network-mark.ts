import { createHmac } from 'node:crypto';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { getNetwork } from '../../platform/http/get-network.ts';

/** Private addresses (RFC 1918, RFC 4193, RFC 6598): behind a proxy everyone has the same one. */
const INSIDE = new BlockList();
INSIDE.addSubnet('127.0.0.0', 8, 'ipv4');
INSIDE.addSubnet('10.0.0.0', 8, 'ipv4');
INSIDE.addSubnet('172.16.0.0', 12, 'ipv4');
INSIDE.addSubnet('192.168.0.0', 16, 'ipv4');
INSIDE.addSubnet('100.64.0.0', 10, 'ipv4');
INSIDE.addAddress('::', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Returns a function for marks of networks: equal for the same network, and impossible to turn back into an address.
 * Null if the address says nothing about a household.
 */
export function createNetworkMarker(authSecret: string): (address: string) => string | null {
  const key = createHmac('sha256', authSecret).update('referral networks').digest();
  return (address) => {
    const network = getNetwork(address);
    const plain = network.replace('/64', '');
    if (isIP(plain) === 0 || INSIDE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return null;
    return createHmac('sha256', key).update(network).digest('base64url');
  };
}
