import { describe, expect, test } from 'vitest';
import type { EmbedKind } from '#domain/media/embed.ts';
import { parseEmbed } from '#domain/media/embeds.ts';
import * as site from '#site';
import { isHostOf } from './hosts.ts';
import { namedHosts } from './named-hosts.ts';

const read = (kind: EmbedKind, text: string) => parseEmbed(kind, text, site.embed_hosts[kind]);

/** Spellings that resemble an allowed host, or that some URL parsers accept as one. */
const path = '/embed/Foyer-Faust';
const lookAlikes = [
  'youtube.com.evil.example',
  'www.youtube.com.evil.example',
  'evil-youtube.com',
  'evilyoutube.com',
  'notyoutube.com',
  'myoutube.com',
  'youtube.co',
  'youtube.cm',
  'youtube.com.de',
  'youtube.de',
  'youtube.org',
  'youtube',
  'youtube-com.example',
  'youtube.com-evil.example',
  'youtubecom.example',
  'www-youtube.com',
  'wwwyoutube.com',
  'youtubе.com',
  'yоutube.com',
  'уoutube.com',
  'ｙoutube.com',
  'youtube。com',
  'youtube．com',
  'youtube｡com',
  'youtubé.com',
  'youtübe.com',
  'xn--youtub-8ya.com',
  'xn--yutube-wqf.com',
  'xn--80ak6aa92e.com',
  'youtube-nocookie.com.evil.example',
  'evilyoutube-nocookie.com',
  'youtube-nocookie.co',
  'youtube_nocookie.com',
  'youtu.be.evil.example',
  'vimeo.com.evil.example',
  'evilvimeo.com',
  'player-vimeo.com',
  'player.vimeo.com.evil.example',
  'vimeo.co',
  'vímeo.com',
  'vimeo.com.',
  'youtube.com.',
  'www.youtube.com.',
  'youtube.com..',
  '.youtube.com',
  '..youtube.com',
  'www..youtube.com',
  '*.youtube.com',
  'youtube%2ecom',
  'youtube.com%2eevil.example',
  'youtube.com%00.evil.example',
  'youtube.com%20.evil.example',
  'evil.example%23.youtube.com',
  '%79outube.com',
  'youtube.com:443',
  'youtube.com:80',
  'youtube.com:8443',
  'youtube.com:',
  'youtube.com:@evil.example',
  'youtube.com@evil.example',
  'www.youtube.com@evil.example',
  'www.youtube.com:x@evil.example',
  'youtube.com%40evil.example',
  'user@youtube.com',
  'user:secret@youtube.com',
  '@youtube.com',
  'evil.example\\@youtube.com',
  'evil.example\\.youtube.com',
  'youtube.com\\@evil.example',
  'youtube.com\\.evil.example',
  'evil.example#@youtube.com',
  'evil.example#youtube.com',
  'evil.example#.youtube.com',
  'evil.example?youtube.com',
  'evil.example?.youtube.com',
  'evil.example/youtube.com',
  'evil.example/https://youtube.com',
  'evil.example/?u=https://www.youtube.com',
  'evil.example;youtube.com',
  'evil.example,youtube.com',
  'evil.example&youtube.com',
  'evil.example|youtube.com',
  'evil.example youtube.com',
  'youtube.com evil.example',
  'youtube .com',
  'you\ttube.com',
  'you\ntube.com',
  'youtube.com\u0000',
  'youtube.com\u0000.evil.example',
  'youtube\u00ad.com',
  'you\u200btube.com',
  'youtube\u2024com',
  '\u202eyoutube.com',
  'youtube.com\u2044evil.example',
  'youtube.com\uff0fevil.example',
  'youtube.com\ufeff',
  'youtube.com\ud800',
  '[::1]',
  '[::ffff:7f00:1]',
  '127.0.0.1',
  '0x7f.1',
  '2130706433',
  'localhost',
  '',
  '/youtube.com',
  '//youtube.com',
];

const wholes = [
  `javascript:alert(1)//https://www.youtube.com${path}`,
  'javascript://www.youtube.com/%0aalert(1)',
  `data:text/html,<script src=x></script>`,
  `data:text/html;https://www.youtube.com${path}`,
  `blob:https://www.youtube.com${path}`,
  `view-source:https://www.youtube.com${path}`,
  `file://www.youtube.com${path}`,
  `ftp://www.youtube.com${path}`,
  `ws://www.youtube.com${path}`,
  `https:www.youtube.com${path}`,
  `https:/www.youtube.com${path}`,
  `https:///www.youtube.com${path}`,
  `https:\\\\www.youtube.com${path}`,
  `https:/\\www.youtube.com${path}`,
  `ht\ntps://www.youtube.com${path}`,
  `\u0001https://www.youtube.com${path}`,
  `https ://www.youtube.com${path}`,
  `https%3A%2F%2Fwww.youtube.com${path}`,
  `/www.youtube.com${path}`,
  `\\\\www.youtube.com${path}`,
  `youtube.com${path} https://www.youtube.com${path}`,
  'Foyer-Faust',
];

describe('rejects hosts that only look like allowed ones', () => {
  const spellings = [...lookAlikes.map((host) => `https://${host}${path}`), ...wholes];
  test('has more than a hundred cases', () => expect(new Set(spellings).size).toBeGreaterThan(100));

  test.each(spellings)('%j', (text) => {
    expect(read('video', text)).toEqual({ problem: 'host' });
    expect(read('video_list', text)).toEqual({ problem: 'host' });
    const code = read('video', `<iframe src="${text}"></iframe>`);
    // In a code a blank or a quote may end the address sooner; it never becomes a player of another host.
    if ('embed' in code) expect(code.embed).toEqual({ provider: 'youtube', id: 'Foyer-Faust' });
  });

  test('rejects the hosts of other kinds', () => {
    const kinds = ['audio', 'viewer', 'social', 'starmate'] as const;
    for (const kind of kinds)
      expect(read(kind, `https://www.youtube.com${path}`)).toEqual({ problem: 'host' });
    expect(read('video', 'https://www.instagram.com/p/StrichProbe1/')).toEqual({ problem: 'host' });
    expect(read('audio', 'https://evil.open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC')).toEqual({
      problem: 'host',
    });
    expect(read('audio', 'https://podigee.io/12-erste-probe')).toEqual({ problem: 'host' });
    expect(read('audio', 'https://thaliapodigee.io/12-erste-probe')).toEqual({ problem: 'host' });
    expect(read('starmate', 'https://starmate.example.org/f/thalia')).toEqual({ problem: 'host' });
  });
});

test.each([
  ['youtube.com', ['youtube.com'], true],
  ['www.youtube.com', ['youtube.com'], false],
  ['www.youtube.com', ['*.youtube.com'], true],
  ['a.b.youtube.com', ['*.youtube.com'], true],
  ['youtube.com', ['*.youtube.com'], false],
  ['.youtube.com', ['*.youtube.com'], false],
  ['notyoutube.com', ['*.youtube.com', 'youtube.com'], false],
  ['youtube.com', [], false],
])('the host %s matches %j: %s', (host, patterns, isOne) => {
  expect(isHostOf(host, patterns)).toBe(isOne);
});

test('a message names each allowed host once, also one that stands for its subdomains only', () => {
  expect(namedHosts(site.embed_hosts.audio)).toBe(
    'open.spotify.com, soundcloud.com, podcasts.apple.com, embed.podcasts.apple.com, podigee.io',
  );
});
