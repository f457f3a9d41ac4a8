/** The names that a certificate authority may sign for: the extension of RFC 5280 section 4.2.1.10, as DER. */
import { isIP, isIPv6 } from 'node:net';

export const nameConstraintsOid = '2.5.29.30';

/** Tags of the DER that the extension is made of. */
const tag = { sequence: 0x30, permitted: 0xa0, dnsName: 0x82, ipAddress: 0x87 } as const;

/** Ranges of addresses that never leave the machine, each as address and mask. */
const loopback4 = Buffer.from([127, 0, 0, 0, 255, 0, 0, 0]);
const loopback6 = Buffer.concat([Buffer.alloc(15), Buffer.from([1]), Buffer.alloc(16, 255)]);

/** Permits `localhost` with what is below it, the loopback addresses, and `others`: host names and single addresses. */
export function nameConstraints(others: readonly string[] = []): Buffer {
  const subtrees = [
    subtree(tag.dnsName, Buffer.from('localhost', 'ascii')),
    subtree(tag.ipAddress, loopback4),
    subtree(tag.ipAddress, loopback6),
    ...others.map((name) =>
      isIP(name) === 0 ? subtree(tag.dnsName, Buffer.from(name, 'ascii')) : subtree(tag.ipAddress, singleAddress(name)),
    ),
  ];
  return der(tag.sequence, der(tag.permitted, Buffer.concat(subtrees)));
}

function subtree(type: number, base: Buffer): Buffer {
  return der(tag.sequence, der(type, base));
}

/** Address and a mask that leaves no room. */
function singleAddress(text: string): Buffer {
  const bytes = isIPv6(text) ? bytesOfIpv6(text) : Buffer.from(text.split('.').map(Number));
  return Buffer.concat([bytes, Buffer.alloc(bytes.length, 255)]);
}

function bytesOfIpv6(text: string): Buffer {
  // The URL parser writes the short form out in one way and turns a dotted end into hexadecimal.
  const [head = '', tail] = new URL(`http://[${text.split('%', 1)[0]}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const all = tail === undefined ? first : [...first, ...zeros, ...last];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

/** Type, length and value (X.690 section 8.1). */
function der(type: number, value: Buffer): Buffer {
  if (value.length < 0x80) return Buffer.concat([Buffer.from([type, value.length]), value]);
  const length = value.length > 0xff ? [0x82, value.length >> 8, value.length & 0xff] : [0x81, value.length];
  return Buffer.concat([Buffer.from([type, ...length]), value]);
}
