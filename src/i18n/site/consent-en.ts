/** English texts of the cookie banner. Loaded with it. */
import type { ConsentTexts } from './consent-de.ts';

export const consentEn: ConsentTexts = {
  banner: 'Cookies',
  banner_question: 'May we load media of others and count what is read?',
  banner_text: 'That sets cookies; data may leave the EU.',
  allow_all: 'Allow all',
  only_required: 'Only required',
  settings: 'Settings',

  settings_title: 'Cookie settings',
  settings_text: 'Every choice holds at once, in this browser only. You can change it at any time.',
  save: 'Save choices',
  close: 'Close settings',
  privacy: 'Privacy',
  imprint: 'Imprint',
  categories: {
    required: { name: 'Required', text: 'Remembers colours, contrast, language and this choice. Always on.' },
    optimisation: { name: 'Optimisation', text: 'Counts which pages are read, so that we can improve them.' },
    marketing: { name: 'Marketing', text: 'Reminds you of our programme on other sites.' },
    external_media: {
      name: 'External media',
      text: 'Videos, music, publications, forms and posts from other providers. They set cookies and may send personal data to places outside the EU.',
    },
  },
  none_used: 'We use none of it at present.',
  other_media: 'All other providers',

  question: (provider) => `Load from ${provider}?`,
  question_text: (provider) =>
    `${provider} sets cookies and may send personal data to places outside the EU.`,
  once: 'Just this once',
  always: (service) => `Always for ${service}`,
  cancel: 'Cancel',
};
