import { describe, expect, test } from 'vitest';
import * as site from '#site';
import type { EmbedKind } from './embed.ts';
import { playerAddress } from './embed-player-addresses.ts';
import { frameSources, playerHost, watchAddress } from './embed-players.ts';
import { parseEmbed } from './embeds.ts';

const read = (kind: EmbedKind, text: string) => parseEmbed(kind, text, site.embed_hosts[kind]);
const embed = (kind: EmbedKind, text: string) => {
  const found = read(kind, text);
  if ('problem' in found) return found.problem;
  const { provider, id, start } = found.embed;
  return `${provider} ${id}${start === undefined ? '' : ` ${start}`}`;
};

const spotifyId = '4uLU6hMCjMI75M1A2tKUQC';
const model = '0123456789abcdef0123456789abcdef';

describe('parsing an address as provider and id', () => {
  test.each<[EmbedKind, string, string]>([
    ['video', 'https://www.youtube.com/watch?v=Foyer-Faust', 'youtube Foyer-Faust'],
    ['video', '  http://youtube.com/watch?list=PL1&v=Foyer-Faust&t=1m30s\n', 'youtube Foyer-Faust 90'],
    ['video', 'https://m.youtube.com/watch?v=Foyer-Faust&start=75', 'youtube Foyer-Faust 75'],
    ['video', 'https://www.youtube.com/watch?v=Foyer-Faust#t=1h2m3s', 'youtube Foyer-Faust 3723'],
    ['video', '//www.youtube.com/embed/Foyer-Faust?rel=0', 'youtube Foyer-Faust'],
    ['video', 'www.youtube.com/watch?v=Foyer-Faust', 'youtube Foyer-Faust'],
    ['video', 'youtu.be/Foyer-Faust?t=90', 'youtube Foyer-Faust 90'],
    ['audio', 'thalia.podigee.io/12-erste-probe', 'podigee thalia/12-erste-probe'],
    ['video', 'HTTPS://WWW.YouTube.com/shorts/Foyer-Faust', 'youtube Foyer-Faust'],
    ['video', 'https://www.youtube-nocookie.com/embed/Foyer-Faust?start=5', 'youtube Foyer-Faust 5'],
    ['video', 'https://www.youtube.com/live/Foyer-Faust?si=abc', 'youtube Foyer-Faust'],
    ['video_list', 'https://youtu.be/Foyer-Faust?t=90', 'youtube Foyer-Faust 90'],
    ['video', 'https://vimeo.com/123456789', 'vimeo 123456789'],
    ['video', 'https://vimeo.com/123456789/abcdef0123#t=1m5s', 'vimeo 123456789/abcdef0123 65'],
    ['video', 'https://vimeo.com/123456789/description', 'vimeo 123456789'],
    ['video', 'https://player.vimeo.com/video/123456789?h=abcdef0123&dnt=1', 'vimeo 123456789/abcdef0123'],
    ['video', 'https://vimeo.com/channels/staffpicks/123456789', 'vimeo 123456789'],
    ['video', 'https://vimeo.com/groups/stage/videos/123456789', 'vimeo 123456789'],
    ['video', 'https://vimeo.com/showcase/7654321/video/123456789', 'vimeo 123456789'],
    ['audio', `https://open.spotify.com/track/${spotifyId}?si=1`, `spotify track/${spotifyId}`],
    ['audio', `https://open.spotify.com/intl-de/album/${spotifyId}`, `spotify album/${spotifyId}`],
    ['audio', `https://open.spotify.com/embed/episode/${spotifyId}`, `spotify episode/${spotifyId}`],
    ['audio', `https://open.spotify.com/embed-podcast/show/${spotifyId}`, `spotify show/${spotifyId}`],
    ['audio', `https://open.spotify.com/playlist/${spotifyId}`, `spotify playlist/${spotifyId}`],
    ['audio', 'https://soundcloud.com/thalia-demo/tischprobe?utm=1', 'soundcloud thalia-demo/tischprobe'],
    ['audio', 'https://m.soundcloud.com/thalia/sets/lieder', 'soundcloud thalia/sets/lieder'],
    ['audio', 'https://soundcloud.com/thalia/probe/s-AbCdE12345', 'soundcloud thalia/probe/s-AbCdE12345'],
    [
      'audio',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500',
      'soundcloud api/tracks/293',
    ],
    [
      'audio',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/soundcloud%253Atracks%253A293',
      'soundcloud api/tracks/293',
    ],
    [
      'audio',
      'https://podcasts.apple.com/de/podcast/hinter-der-buehne/id1234567890?i=1000612345678',
      'apple-podcasts de/1234567890/1000612345678',
    ],
    ['audio', 'https://embed.podcasts.apple.com/at/podcast/id1234567890', 'apple-podcasts at/1234567890'],
    ['audio', 'https://thalia.podigee.io/12-erste-probe', 'podigee thalia/12-erste-probe'],
    ['audio', 'https://thalia.podigee.io/s2e4-kantine/embed?context=external', 'podigee thalia/s2e4-kantine'],
    ['viewer', 'https://issuu.com/thalia-demo/docs/heft_25.26', 'issuu thalia-demo/heft_25.26'],
    ['viewer', 'https://e.issuu.com/embed.html?d=heft&u=thalia', 'issuu thalia/heft'],
    ['viewer', 'https://www.yumpu.com/de/embed/view/W4aBTIsYFXl9bh0r', 'yumpu W4aBTIsYFXl9bh0r'],
    ['viewer', `https://sketchfab.com/3d-models/buehnenbild-faust-${model}`, `sketchfab ${model}`],
    ['viewer', `https://sketchfab.com/models/${model}/embed?autostart=1`, `sketchfab ${model}`],
    ['social', 'https://www.instagram.com/p/StrichProbe1/', 'instagram p/StrichProbe1'],
    ['social', 'https://instagram.com/thalia/reel/StrichProbe1/?igsh=1', 'instagram reel/StrichProbe1'],
    [
      'social',
      'https://www.facebook.com/thalia.demo/posts/1234567890',
      'facebook posts/thalia.demo/1234567890',
    ],
    [
      'social',
      'https://www.facebook.com/thalia/posts/erste-probe/1234567890',
      'facebook posts/thalia/1234567890',
    ],
    ['social', 'https://www.facebook.com/watch/?v=1234567890', 'facebook watch/1234567890'],
    [
      'social',
      'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fthalia%2Fvideos%2F1234567890%2F&width=500',
      'facebook videos/thalia/1234567890',
    ],
    [
      'social',
      'https://www.tiktok.com/@thalia.demo/video/7123456789012345678',
      'tiktok @thalia.demo/7123456789012345678',
    ],
    ['social', 'https://www.tiktok.com/player/v1/7123456789012345678', 'tiktok 7123456789012345678'],
    [
      'social',
      'https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789012345678',
      'linkedin urn:li:share:7123456789012345678',
    ],
    [
      'social',
      'https://www.linkedin.com/posts/thalia_probe-activity-7123456789012345678-aBcD',
      'linkedin urn:li:activity:7123456789012345678',
    ],
    [
      'social',
      'https://www.linkedin.com/posts/thalia_activity-7123456789012345678-aBcD',
      'linkedin urn:li:activity:7123456789012345678',
    ],
    [
      'starmate',
      'https://forms.starmate.example.org/f/thalia-kontakt/?ref=x',
      'starmate forms.starmate.example.org/f/thalia-kontakt',
    ],
  ])('%s %s', (kind, text, expected) => {
    expect(embed(kind, text)).toBe(expected);
    const found = read(kind, text);
    if ('problem' in found) return;
    // The rebuilt player is on a host that pages may frame, and its address parses back to the same embed.
    const player = new URL(playerAddress(found.embed, { autoplay: true }) ?? '');
    expect(player.protocol).toBe('https:');
    expect(playerHost(found.embed)).toBe(player.hostname);
    const sources = frameSources().map((source) => source.replace('https://', ''));
    expect(
      sources.some((host) =>
        host.startsWith('*.') ? player.hostname.endsWith(host.slice(1)) : player.hostname === host,
      ),
    ).toBe(true);
    expect(read(kind, watchAddress(found.embed) ?? '')).toEqual(found);
  });
});

describe('parsing the address in an embed code', () => {
  test.each<[EmbedKind, string, string]>([
    [
      'video',
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/Foyer-Faust?si=a&amp;start=90" title="Faust" allowfullscreen></iframe>',
      'youtube Foyer-Faust 90',
    ],
    [
      'audio',
      `<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/podcast-player.js" data-configuration="https://thalia.podigee.io/12-erste-probe/embed?context=external"></script>`,
      'podigee thalia/12-erste-probe',
    ],
    [
      'social',
      `<blockquote class="instagram-media" data-instgrm-permalink='https://www.instagram.com/p/StrichProbe1/?utm_source=ig_embed'
        data-instgrm-version="14"></blockquote><script async src="//www.instagram.com/embed.js"></script>`,
      'instagram p/StrichProbe1',
    ],
    [
      'social',
      '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@thalia/video/7123456789012345678"><section></section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
      'tiktok @thalia/7123456789012345678',
    ],
    ['video', '<iframe src=https://player.vimeo.com/video/123456789></iframe>', 'vimeo 123456789'],
    [
      'video',
      '<iframe data-x="1" srcdoc="<b>" src="https://evil.example/embed/Foyer-Faust"></iframe>',
      'host',
    ],
    ['video', '<iframe srcdoc="https://www.youtube.com/embed/Foyer-Faust"></iframe>', 'host'],
    ['video', '<p>https://www.youtube.com/embed/Foyer-Faust</p>', 'host'],
  ])('%s %s', (kind, text, expected) => {
    expect(embed(kind, text)).toBe(expected);
  });

  // A parser with backtracking would exceed the timeout of the test.
  test.each(['src="', "src='a ", '<iframe src=', 'https://a.', 'a.b.', '<', ' '])(
    'rejects a repeated %j without slow backtracking',
    (part) => {
      expect(embed('video', `<${part.repeat(19_000 / part.length)}>`)).toBe('host');
    },
  );

  test('ignores input that is too long', () => {
    const address = '<iframe src="https://youtube.com/embed/Foyer-Faust">';
    expect(embed('video', `${address}${'x'.repeat(19_000)}`)).toBe('youtube Foyer-Faust');
    expect(embed('video', `${address}${'x'.repeat(20_000)}`)).toBe('id');
  });
});

describe('addresses of the right host without an id', () => {
  test.each<[EmbedKind, string]>([
    ['video', 'https://www.youtube.com/'],
    ['video', 'https://www.youtube.com/@thalia'],
    ['video', 'https://www.youtube.com/watch?v=short'],
    ['video', 'https://www.youtube.com/watch?v=Foyer-Faust2'],
    ['video', 'https://www.youtube.com/watch?v=Foyer/Faust'],
    ['video', 'https://www.youtube.com/embed/videoseries?list=PL1'],
    ['video', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
    ['video', 'https://www.youtube.com/redirect?q=https://evil.example'],
    ['video', 'https://www.youtube.com/%E0%A4%A'],
    ['video', 'https://vimeo.com/event/123456789'],
    ['video', 'https://vimeo.com/showcase/7654321'],
    ['video', 'https://player.vimeo.com/video/123456789?h=%22onload'],
    ['audio', 'https://open.spotify.com/user/thalia'],
    ['audio', 'https://open.spotify.com/playlist/short'],
    ['audio', 'https://soundcloud.com/thalia'],
    ['audio', 'https://soundcloud.com/thalia/likes'],
    ['audio', 'https://soundcloud.com/discover/sets/1'],
    ['audio', 'https://w.soundcloud.com/player/?url=https%3A//evil.example/tracks/1'],
    ['audio', 'https://podcasts.apple.com/de/charts'],
    ['audio', 'https://www.podigee.io/12-tarife'],
    ['audio', 'https://thalia.podigee.io/feed/mp3'],
    ['viewer', 'https://issuu.com/thalia'],
    ['viewer', 'https://e.issuu.com/embed.html'],
    ['viewer', 'https://www.yumpu.com/de/document/view/12345678/heft'],
    ['viewer', 'https://sketchfab.com/thalia'],
    ['viewer', '<script src="https://issuu.com/thalia/docs/reader.js"></script>'],
    ['social', 'https://www.instagram.com/thalia/'],
    ['social', 'https://www.facebook.com/thalia'],
    [
      'social',
      'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fevil.example%2Fa%2Fposts%2F12345',
    ],
    ['social', 'https://www.tiktok.com/@thalia'],
    ['social', 'https://www.linkedin.com/in/thalia'],
    ['starmate', 'https://forms.starmate.example.org/'],
    ['starmate', 'https://forms.starmate.example.org/f/%22%3E%3Cscript%3E'],
    ['starmate', 'https://forms.starmate.example.org/embed/v2.js'],
    ['starmate', 'https://forms.starmate.example.org/f/thalia/LOADER.MJS?form=7'],
    ['starmate', '<script src="https://forms.starmate.example.org/embed.js" data-form="7"></script>'],
    ['audio', 'https://thalia.podigee.io/javascripts/podigee-podcast-player.js'],
  ])('%s %s', (kind, text) => {
    expect(embed(kind, text)).toBe('id');
  });

  test.each(['', '  ', '\n'])('rejects empty input: %j', (text) =>
    expect(embed('video', text)).toBe('empty'),
  );
  test('a short host is equivalent to the host that it redirects to', () => {
    expect(embed('video', 'https://youtu.be/Foyer-Faust?t=90')).toBe('youtube Foyer-Faust 90');
    expect(embed('audio', 'https://youtu.be/Foyer-Faust')).toBe('host');
    expect(embed('video', 'https://youtu.be.evil.example/Foyer-Faust')).toBe('host');
  });
});
