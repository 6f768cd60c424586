/** German labels of module fields. The English table has their type. */

export interface ModuleLabels {
  fields: Readonly<Record<string, string>>;
  /** Labels that differ in a module. */
  ofModules: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
}

export const moduleLabelsDe: ModuleLabels = {
  fields: {
    add_additional_space: 'Mehr Abstand darüber',
    alias: 'Größe',
    anchor: 'Sprungmarke',
    author: 'Wer es sagt',
    children: 'Einträge',
    content: 'Text',
    description: 'Bildunterschrift',
    embed: 'Adresse',
    embed_code: 'Starmate-Code',
    event: 'Termin',
    extra_class: 'Darstellung',
    headline: 'Überschrift',
    headline_level: 'Ebene',
    image: 'Bild',
    image_alt: 'Alternativtext',
    image_copyright: 'Bildnachweis',
    is_multiple: 'Mehrere Fragen gleichzeitig offen',
    layout: 'Aufteilung',
    length: 'Dauer',
    link: 'Linkziel',
    link_text: 'Linktext',
    link_url: 'Adresse des Links',
    name: 'Name',
    open_new_window: 'In neuem Fenster öffnen',
    preline: 'Oberzeile',
    role: 'Rolle',
    subline: 'Unterzeile',
    text: 'Text',
    title: 'Titel',
    video_url: 'Adresse des Videos',
  },
  ofModules: {
    headline: { content: 'Überschrift' },
    link: { content: 'Linktext' },
    quote: { content: 'Zitat' },
    'faq-item': { content: 'Frage', text: 'Antwort' },
    'event-list': { children: 'Termine' },
    head: {
      hero_image: 'Bild im Kopf',
      hero_text: 'Text im Kopf',
      hero_link: 'Link im Kopf',
      hero_video: 'Video im Kopf',
      meta_title: 'Titel für Suchmaschinen',
      meta_description: 'Beschreibung für Suchmaschinen',
      og_title: 'Titel beim Teilen',
      og_description: 'Text beim Teilen',
      og_image: 'Bild beim Teilen',
      og_type: 'Art beim Teilen',
    },
  },
};
