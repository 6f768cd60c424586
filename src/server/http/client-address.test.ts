import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from '#server/http/client-address.ts';

describe('the trusted client address', () => {
  test.each<[forwarded: string | null, line: string, trusted: number, expected: string]>([
    // No proxy: the header is forged.
    [null, '198.51.100.7', 0, '198.51.100.7'],
    ['203.0.113.9', '198.51.100.7', 0, '198.51.100.7'],
    // One proxy appends one entry; earlier ones may be forged.
    ['203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9', '10.0.0.1', 1, '203.0.113.9'],
    ['1.1.1.1,2.2.2.2 , 203.0.113.9 ', '10.0.0.1', 1, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9, 10.0.0.2', '10.0.0.1', 2, '203.0.113.9'],
    // Fewer proxies than configured.
    ['203.0.113.9', '10.0.0.1', 3, '203.0.113.9'],
    [null, '10.0.0.1', 1, '10.0.0.1'],
    // No address at all.
    ['unknown', '10.0.0.1', 1, '10.0.0.1'],
    ['', '10.0.0.1', 1, '10.0.0.1'],
    [', ,', '10.0.0.1', 1, '10.0.0.1'],
    ["'; drop table users", '10.0.0.1', 1, '10.0.0.1'],
    ['1.2.3.400', '10.0.0.1', 1, '10.0.0.1'],
    // Ways to write one.
    ['203.0.113.9:4711', '10.0.0.1', 1, '203.0.113.9'],
    ['[2001:db8::1]:4711', '10.0.0.1', 1, '2001:db8::1'],
    ['[2001:db8::1]', '10.0.0.1', 1, '2001:db8::1'],
    ['2001:DB8::1', '10.0.0.1', 1, '2001:db8::1'],
    [null, '::ffff:198.51.100.7', 0, '198.51.100.7'],
    [null, '::FFFF:c633:6407', 0, '198.51.100.7'],
    [null, 'fe80::1%eth0', 0, 'fe80::1'],
    [null, '', 0, '0.0.0.0'],
  ])('%o by %s behind %i proxies', (forwarded, remoteAddress, trusted, expected) => {
    expect(clientAddress({ forwarded, remoteAddress }, trusted)).toBe(expected);
  });
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
