import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's public address (the registers of special addresses of IANA). */
const closed4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only 2000::/3 is given out, and of that these lead elsewhere: tunnels, documentation, tests. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'];
const open6 = ['2000::/3'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
const [shut4, shut6, given6] = [listOf(closed4, 'ipv4'), listOf(closed6, 'ipv6'), listOf(open6, 'ipv6')];

/** Whether the address is one of the public network; one of the old network written as a new one never is. */
export function isPublicAddress(address: string): boolean {
  // A zone of a link stands behind a per cent sign.
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !shut4.check(address, 'ipv4');
  return family === 6 && given6.check(address, 'ipv6') && !shut6.check(address, 'ipv6');
}
