// The modules of one embed each (audio, viewer, social media, Starmate form), rendered.
import type { FunctionComponent } from 'react';
import { describe, expect, test } from 'vitest';
import type { Embed } from '#domain/media/embed.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { AudioView } from '#modules/audio/AudioView.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { SocialView } from '#modules/social/SocialView.tsx';
import { StarmateView } from '#modules/starmate/StarmateView.tsx';
import { ViewerView } from '#modules/viewer/ViewerView.tsx';
import { anEdit, htmlOf, plainText, shownModule } from './view-fixture.ts';

type Content = { title: string } & Record<string, unknown>;
type View = FunctionComponent<ModuleViewProps<Content>>;

const modules: [ModuleName, View, field: string, Embed, button: string][] = [
  [
    'audio',
    AudioView as View,
    'embed',
    { provider: 'spotify', id: 'track/4uLU6hMCjMI75M1A2tKUQC' },
    'Abspielen',
  ],
  ['viewer', ViewerView as View, 'embed', { provider: 'issuu', id: 'thalia/heft' }, 'Anzeigen'],
  ['social', SocialView as View, 'embed', { provider: 'instagram', id: 'p/StrichProbe1' }, 'Anzeigen'],
  [
    'starmate',
    StarmateView as View,
    'embed_code',
    { provider: 'starmate', id: 'forms.starmate.example.org/f/thalia-kontakt' },
    'Anzeigen',
  ],
];

describe.each(modules)('the module %s', (name, View, field, embed, button) => {
  const html = (value: Embed | null, edit = false) =>
    htmlOf(View, shownModule(name, { title: 'Probe', [field]: value }), edit ? { edit: anEdit() } : {});

  test('needs a click before anything is loaded from the other host', () => {
    const page = html(embed);
    expect(page).toContain(`aria-label="${button}: Probe"`);
    expect(page).not.toMatch(/<iframe|<img|<script/);
    expect(plainText(page)).toContain('Probe');
  });

  test('without an embed is shown only to editors, with its title field', () => {
    expect(plainText(html(null))).toBe('');
    expect(html(null)).not.toContain('<button');
    expect(html(null, true)).toContain('data-field="title"');
  });
});
