import { describe, expect, test } from 'vitest';
import { playerAddress } from './embed-player-addresses.ts';
import { watchAddress } from './embed-players.ts';
import { mediaTypeOf } from './embeds.ts';

const model = '0123456789abcdef0123456789abcdef';

describe('player addresses', () => {
  test.each([
    [
      { provider: 'youtube', id: 'Foyer-Faust', start: 90 },
      'https://www.youtube-nocookie.com/embed/Foyer-Faust?rel=0&start=90&autoplay=1',
    ],
    [
      { provider: 'vimeo', id: '123456789/abcdef0123', start: 90 },
      'https://player.vimeo.com/video/123456789?h=abcdef0123&dnt=1&autoplay=1#t=90s',
    ],
    [
      { provider: 'soundcloud', id: 'thalia/probe' },
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fthalia%2Fprobe&auto_play=true',
    ],
    [
      { provider: 'podigee', id: 'thalia/12-probe' },
      'https://thalia.podigee.io/12-probe/embed?context=external',
    ],
    [
      { provider: 'starmate', id: 'forms.starmate.example.org/f/thalia' },
      'https://forms.starmate.example.org/f/thalia',
    ],
  ])('%j', (stored, address) => {
    expect(playerAddress(stored, { autoplay: true })).toBe(address);
  });

  test.each([
    { provider: 'youtube', id: '"><script>' },
    { provider: 'youtube', id: 'videoseries' },
    { provider: 'vimeo', id: '1/../../x' },
    { provider: 'podigee', id: 'evil.example/12-x' },
    { provider: 'podigee', id: 'evil.example#/12-x' },
    { provider: 'starmate', id: 'evil.example/f/thalia' },
    { provider: 'starmate', id: 'forms.starmate.example.org/../x' },
    { provider: 'toString', id: 'x' },
    { provider: '__proto__', id: 'x' },
    { provider: 'unknown', id: 'x' },
  ])('invalid stored embeds are not played: %j', (stored) => {
    expect(playerAddress(stored)).toBeNull();
    expect(watchAddress(stored)).toBeNull();
    expect(mediaTypeOf(stored)).toBeNull();
  });

  test('the media type follows from the provider', () => {
    expect(mediaTypeOf({ provider: 'issuu', id: 'a/b' })).toBe('publication');
    expect(mediaTypeOf({ provider: 'sketchfab', id: model })).toBe('model');
    expect(mediaTypeOf({ provider: 'instagram', id: 'p/StrichProbe1' })).toBe('post');
  });
});
