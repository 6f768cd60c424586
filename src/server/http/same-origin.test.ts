import { describe, expect, test } from 'vitest';
import { isCrossSite, isSameOrigin } from './same-origin.ts';

const https = 'https://theatre.example';
const http = 'http://theatre.example';

describe('whether a request is from this site', () => {
  test.each<
    [what: string, site: string, headers: Record<string, string>, isOwn: boolean, isForeign: boolean]
  >([
    ['nothing is sent', https, {}, false, false],
    ['a browser says so', https, { 'Sec-Fetch-Site': 'same-origin' }, true, false],
    ['its own origin', https, { Origin: https }, true, false],
    ['both', https, { Origin: https, 'Sec-Fetch-Site': 'same-origin' }, true, false],
    ['another site', https, { 'Sec-Fetch-Site': 'cross-site' }, false, true],
    ['another subdomain', https, { 'Sec-Fetch-Site': 'same-site' }, false, true],
    ['the address bar', https, { 'Sec-Fetch-Site': 'none' }, false, true],
    ['no page', https, { 'Sec-Fetch-Site': '' }, false, true],
    [
      'an origin that the browser contradicts',
      https,
      { Origin: https, 'Sec-Fetch-Site': 'cross-site' },
      false,
      true,
    ],
    [
      'an origin that another subdomain claims',
      https,
      { Origin: https, 'Sec-Fetch-Site': 'same-site' },
      false,
      true,
    ],
    ['another origin', https, { Origin: 'https://evil.example' }, false, true],
    [
      'another origin as if it were ours',
      https,
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
      false,
      true,
    ],
    ['a sandboxed frame', https, { Origin: 'null' }, false, true],
    ['our origin without encryption', https, { Origin: http }, false, true],
    ['a longer host', https, { Origin: `${https}.evil.example` }, false, true],
    ['the requested host, over https', https, { Origin: 'https://10.0.0.2', Host: '10.0.0.2' }, false, true],
    [
      'the requested host, without encryption on a site with it',
      https,
      { Origin: 'http://10.0.0.2', Host: '10.0.0.2' },
      false,
      true,
    ],
    [
      'the requested host, over http',
      http,
      { Origin: 'http://10.0.0.2:3000', Host: '10.0.0.2:3000' },
      true,
      false,
    ],
    ['another host, over http', http, { Origin: 'http://10.0.0.3:3000', Host: '10.0.0.2:3000' }, false, true],
    ['another port, over http', http, { Origin: 'http://10.0.0.2:3001', Host: '10.0.0.2:3000' }, false, true],
  ])('%s', (_, PUBLIC_URL, sent, isOwn, isForeign) => {
    const headers = new Headers(sent);
    expect(isSameOrigin(headers, { PUBLIC_URL })).toBe(isOwn);
    expect(isCrossSite(headers, { PUBLIC_URL })).toBe(isForeign);
  });
});
