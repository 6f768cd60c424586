/** German texts of the cookie banner. Loaded with it. */
export const consentDe = {
  banner: 'Cookies',
  banner_question: 'Dürfen wir Medien anderer laden und Besuche zählen?',
  banner_text: 'Das setzt Cookies; Daten können die EU verlassen.',
  allow_all: 'Alles erlauben',
  only_required: 'Nur Notwendiges',
  settings: 'Einstellungen',

  settings_title: 'Cookie-Einstellungen',
  settings_text: 'Jede Auswahl gilt sofort und nur in diesem Browser. Sie können sie jederzeit ändern.',
  save: 'Auswahl speichern',
  close: 'Einstellungen schließen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  categories: {
    required: {
      name: 'Notwendig',
      text: 'Merkt sich Farben, Kontrast, Sprache und diese Auswahl. Immer an.',
    },
    optimisation: {
      name: 'Optimierung',
      text: 'Zählt, welche Seiten gelesen werden, damit wir sie besser machen.',
    },
    marketing: { name: 'Marketing', text: 'Erinnert auf anderen Seiten an unser Programm.' },
    external_media: {
      name: 'Externe Medien',
      text: 'Videos, Musik, Hefte, Formulare und Beiträge anderer Anbieter. Sie setzen Cookies und übermitteln möglicherweise personenbezogene Daten an Orte außerhalb der EU.',
    },
  },
  none_used: 'Davon verwenden wir zurzeit nichts.',
  other_media: 'Alle anderen Anbieter',

  question: (provider: string) => `Von ${provider} laden?`,
  question_text: (provider: string) =>
    `${provider} setzt Cookies und übermittelt möglicherweise personenbezogene Daten an Orte außerhalb der EU.`,
  once: 'Nur dieses Mal',
  always: (service: string) => `Immer für ${service}`,
  cancel: 'Abbrechen',
};

export type ConsentTexts = typeof consentDe;
