// Hundreds of payloads in every field of every module and both languages: none is stored.
import { expect, it } from 'vitest';
import { emptyData, type Field } from '#domain/modules/module-fields.ts';
import { itemNames, type ModuleData, type ModuleName, moduleNames } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import { schemaOf } from '#modules/schemas.ts';
import { isClean, payloads, schemes } from '../../../../tests/api/endpoint/hostile-payloads.ts';
import { parseModuleData } from './module-data.ts';

const names: ModuleName[] = [...moduleNames, ...itemNames];
const fieldsOf = (name: ModuleName) => Object.entries(schemaOf(name).fields) as [string, Field][];

/** A valid value for the other fields. */
function harmless(field: Field): unknown {
  if (field.kind === 'line' || field.kind === 'plain') return { de: 'a' };
  if (field.kind === 'rich') return { de: '<p>a</p>' };
  if (field.kind === 'image' || field.kind === 'event') return 1;
  if (field.kind === 'embed') {
    const addresses = {
      video: 'https://vimeo.com/123456789',
      video_list: 'https://vimeo.com/123456789',
      audio: 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
      social: 'https://www.instagram.com/p/AbCdEfGhIjK/',
      viewer: 'https://issuu.com/thalia-demo/docs/heft',
      starmate: 'https://forms.starmate.example.org/f/probe',
    };
    return addresses[field.of];
  }
  return undefined;
}

function around(name: ModuleName): ModuleData {
  const values = fieldsOf(name).flatMap(([field, described]) => {
    const value = 'required' in described && described.required ? harmless(described) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  const link = schemaOf(name).needs_link ? { link_url: '/de/termine' } : {};
  return { ...emptyData(schemaOf(name)), ...link, ...Object.fromEntries(values) };
}

it('there are hundreds of payloads, and plain ones are unchanged', () => {
  expect(payloads.length).toBeGreaterThan(120);
  expect(isClean('<p>a <a href="/de">b</a></p>')).toBe(true);
  // Proves that the assertion below fails without sanitising.
  const missed = payloads.filter((payload) => isClean(payload) && payload.includes('<'));
  expect(missed).toEqual([]);
  for (const name of names)
    expect([name, parseModuleData(name, around(name))]).toEqual([name, { data: expect.anything() }]);
});

it.each(names)('no payload is stored in a field of %s', (name) => {
  let tried = 0;
  for (const [field, described] of fieldsOf(name)) {
    for (const payload of described.kind === 'address' || described.kind === 'embed'
      ? [...payloads, ...schemes]
      : payloads) {
      const isText = ['line', 'plain', 'rich'].includes(described.kind);
      for (const value of isText ? [{ de: `a${payload}` }, { de: 'a', en: payload }] : [payload]) {
        tried++;
        const parsed = parseModuleData(name, { ...around(name), [field]: value });
        if ('issues' in parsed) continue;
        const stored = parsed.data[field];
        if (described.kind === 'rich') {
          for (const html of Object.values(stored as object))
            expect([payload, html, isClean(html)]).toEqual([payload, html, true]);
          // Stored values are not changed by sanitising them again.
          expect(parseModuleData(name, { ...around(name), [field]: stored })).toEqual(parsed);
        } else if (described.kind === 'line' || described.kind === 'plain' || described.kind === 'word') {
          // A text without formatting is nothing but text, wherever it is shown; of the payload no sign is hidden.
          expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud800(?!\\u)|\\u0001|\u202e/);
        } else if (described.kind === 'address') {
          expect(parseLink(stored as string)?.href ?? '').toBe(stored);
        } else {
          // No payload is an anchor, a choice, a number, a link target, an embed.
          expect([field, payload, stored]).toEqual([field, payload, emptyData(schemaOf(name))[field]]);
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(120);
});

it('embeds of hosts that only look like allowed ones are rejected', () => {
  const hosts = [
    'youtube.com',
    'www.youtube.com',
    'vimeo.com',
    'open.spotify.com',
    'issuu.com',
    'www.instagram.com',
  ];
  const disguises = hosts.flatMap((host) => [
    ...[
      `https://${host}.evil.example/watch?v=abcdefghijk`,
      `https://evil.example/${host}/watch?v=abcdefghijk`,
    ],
    ...[
      `https://${host}@evil.example/p/abcdefghijk`,
      `https://evil.example#${host}/`,
      `https://evil-${host.replace('www.', '')}/embed/abcdefghijk`,
    ],
    ...[`https://evil.example?x=https://${host}/embed/abcdefghijk`, `javascript://${host}/%0aalert(1)`],
    ...[
      `data:text/html,//${host}`,
      `https://${host}\\.evil.example/abcdefghijk`,
      `https://${host}%2eevil.example/abcdefghijk`,
    ],
    ...[
      `https://${host.replace('o', 'о')}/watch?v=abcdefghijk`,
      `//evil.example\\@${host}/watch?v=abcdefghijk`,
    ],
    ...[
      `https://${host}:8080@evil.example/`,
      `<iframe src="https://${host}.evil.example/embed/abcdefghijk"></iframe>`,
    ],
  ]);
  expect(disguises.length).toBeGreaterThan(80);
  for (const name of ['video', 'audio', 'viewer', 'social', 'starmate', 'video-item'] as const) {
    const field = fieldsOf(name).find(([, { kind }]) => kind === 'embed')?.[0] as string;
    for (const address of disguises) {
      expect([address, parseModuleData(name, { ...around(name), [field]: address })]).toEqual([
        address,
        { issues: [expect.anything()] },
      ]);
    }
    for (const provider of ['youtube', 'vimeo', 'evil', '__proto__', 'constructor']) {
      for (const id of [
        '"><script>alert(1)</script>',
        '../../evil',
        'javascript:alert(1)',
        '',
        'x'.repeat(600),
      ]) {
        expect(parseModuleData(name, { ...around(name), [field]: { provider, id } })).toHaveProperty(
          'issues',
        );
      }
    }
  }
});
