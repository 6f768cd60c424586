/**
 * Everything that a theatre changes to make this house its own. The names, numbers and addresses are invented.
 * Each value is exported for itself, so that visitors load only those that their page uses.
 */
import type { SiteConfig } from '#domain/site/site.ts';

export const name: SiteConfig['name'] = 'Thalia';

export const full_name: SiteConfig['full_name'] = 'Thalia Theater';

export const description: SiteConfig['description'] = {
  de: 'Spielplan, Karten und Premieren: was heute Abend läuft, auf neun Bühnen in Hamburg.',
  en: 'What is on, tickets and premieres: tonight’s plays on nine stages in Hamburg.',
};

export const address: SiteConfig['address'] = {
  street: 'Am Strich 1',
  postcode: '20999',
  city: 'Hamburg',
  country: 'DE',
};

export const time_zone: SiteConfig['time_zone'] = 'Europe/Berlin';

// Telephone numbers come from the range that the German regulator keeps free for film and fiction.
export const box_office: SiteConfig['box_office'] = {
  phone: { label: '040 66969 100', dial: '+494066969100' },
  email: 'karten@example.org',
  hours: { de: 'Täglich 11 bis 19 Uhr', en: 'Daily, 11 am to 7 pm' },
};

export const subscription_service: SiteConfig['subscription_service'] = {
  phone: { label: '040 66969 200', dial: '+494066969200' },
  email: 'abo@example.org',
  hours: { de: 'Mo–Fr 10–18 Uhr', en: 'Mon–Fri, 10 am to 6 pm' },
};

export const press: SiteConfig['press'] = {
  phone: { label: '040 66969 300', dial: '+494066969300' },
  email: 'presse@example.org',
  hours: { de: 'Mo–Fr 10–17 Uhr', en: 'Mon–Fri, 10 am to 5 pm' },
};

// Pages that the role press edits and publishes: German paths, with everything below them.
export const press_sections: SiteConfig['press_sections'] = ['presse', 'kontakt/presse'];

export const social_links: SiteConfig['social_links'] = [
  { key: 'whatsapp', name: 'WhatsApp', url: 'https://whatsapp.example.org/thalia' },
  { key: 'tiktok', name: 'TikTok', url: 'https://tiktok.example.org/thalia' },
  { key: 'instagram', name: 'Instagram', url: 'https://instagram.example.org/thalia' },
  { key: 'facebook', name: 'Facebook', url: 'https://facebook.example.org/thalia' },
  { key: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example.org/thalia' },
  { key: 'youtube', name: 'YouTube', url: 'https://youtube.example.org/thalia' },
  { key: 'spotify', name: 'Spotify', url: 'https://spotify.example.org/thalia' },
  { key: 'soundcloud', name: 'SoundCloud', url: 'https://soundcloud.example.org/thalia' },
];

export const venues: SiteConfig['venues'] = [
  { id: 7, name: 'Thalia' },
  { id: 8, name: 'Teeraum' },
  { id: 9, name: 'Mittelrangfoyer' },
  { id: 10, name: 'Kassenhalle' },
  { id: 11, name: 'Thalia Gaußstraße' },
  { id: 12, name: 'Nachtasyl' },
];

export const stages: SiteConfig['stages'] = [
  { name: 'Bühne', venue_id: 7, label: { de: 'Große Bühne', en: 'Main Stage' } },
  { name: 'Teeraum', venue_id: 8 },
  { name: 'Mittelrangfoyer', venue_id: 9 },
  { name: 'Kassenhalle', venue_id: 10 },
  { name: 'Ballsaal', venue_id: 11, label: 'Ballsaal' },
  { name: 'Gaußstrasse Bühne', venue_id: 11, label: { de: 'Bühne', en: 'Stage' } },
  { name: 'Werkstatt', venue_id: 11, label: 'Werkstatt' },
  { name: 'Box', venue_id: 11, label: 'Box' },
  { name: 'Nachtasyl', venue_id: 12 },
];

// Minutes between two plays on a stage: one set is struck, the other put up. The plan warns of less.
export const strike_minutes: SiteConfig['strike_minutes'] = 90;

export const venue_groups: SiteConfig['venue_groups'] = [
  {
    key: 'thalia',
    label: 'Thalia',
    stage_names: ['Bühne', 'Teeraum', 'Mittelrangfoyer', 'Kassenhalle'],
  },
  {
    key: 'gaussstrasse',
    label: 'Gaußstraße',
    stage_names: ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box'],
  },
  { key: 'nachtasyl', label: 'Nachtasyl', stage_names: ['Nachtasyl'] },
];

// Introduction, open rehearsal, talk, guided tour: numbers of the season's activities that are not the play itself.
// Its page and its tiles lead with one of these only where nothing else is to come.
export const companion_activities: SiteConfig['companion_activities'] = [2, 3, 7, 8];

// What hangs in the foyers, first to third; no group is the whole house.
export const led_screens: SiteConfig['led_screens'] = [
  { venue_groups: [] },
  { venue_groups: ['thalia', 'nachtasyl'] },
  { venue_groups: ['gaussstrasse'] },
];

export const embed_hosts: SiteConfig['embed_hosts'] = {
  video: [
    'youtube.com',
    '*.youtube.com',
    'youtube-nocookie.com',
    '*.youtube-nocookie.com',
    'vimeo.com',
    '*.vimeo.com',
  ],
  video_list: [
    'youtube.com',
    '*.youtube.com',
    'youtube-nocookie.com',
    '*.youtube-nocookie.com',
    'youtu.be',
    'vimeo.com',
    '*.vimeo.com',
  ],
  audio: [
    'open.spotify.com',
    'soundcloud.com',
    '*.soundcloud.com',
    'podcasts.apple.com',
    // Where the code that Apple hands out leads to.
    'embed.podcasts.apple.com',
    '*.podigee.io',
  ],
  viewer: ['issuu.com', '*.issuu.com', 'yumpu.com', '*.yumpu.com', 'sketchfab.com', '*.sketchfab.com'],
  social: [
    'instagram.com',
    '*.instagram.com',
    'facebook.com',
    '*.facebook.com',
    'tiktok.com',
    '*.tiktok.com',
    'linkedin.com',
    '*.linkedin.com',
  ],
  // Where the house's own forms are kept.
  starmate: ['forms.starmate.example.org'],
};

// Hosts that no service here names are asked about as "external media".
export const consent_services: SiteConfig['consent_services'] = [
  {
    key: 'youtube',
    name: 'YouTube',
    category: 'external_media',
    hosts: ['youtube.com', '*.youtube.com', 'youtube-nocookie.com', '*.youtube-nocookie.com', 'youtu.be'],
  },
  { key: 'vimeo', name: 'Vimeo', category: 'external_media', hosts: ['vimeo.com', '*.vimeo.com'] },
  { key: 'spotify', name: 'Spotify', category: 'external_media', hosts: ['open.spotify.com'] },
  { key: 'matomo', name: 'Matomo', category: 'optimisation', hosts: [] },
];

// Never covered by the question about consent; both say what it is about.
export const legal_pages: SiteConfig['legal_pages'] = {
  privacy: { de: '/de/datenschutz', en: '/en/privacy' },
  imprint: { de: '/de/impressum', en: '/en/imprint' },
};

export const newsletter_discount: SiteConfig['newsletter_discount'] = 10;

// The form that orders the newsletter, and the word that the shop gives the discount for.
export const newsletter_form: SiteConfig['newsletter_form'] = 'newsletter';

export const newsletter_code: SiteConfig['newsletter_code'] = 'STRICH10';

export const evening_begins: SiteConfig['evening_begins'] = 10;

export const evening_ends: SiteConfig['evening_ends'] = 24;
