/** English names and descriptions of modules, for the list of modules to add. */
import type { ModuleNames } from './module-names-de.ts';

export const moduleNamesEn: ModuleNames = {
  head: ['Head of the page', 'Title, picture, text, link; what search engines show'],
  headline: ['Headline', 'With a line above and below it'],
  text: ['Text', 'Paragraphs, lists, emphasis, links'],
  link: ['Link', 'As a button or a line of text'],
  quote: ['Quote', 'With a name, or as struck play text'],
  faq: ['Questions and answers', 'Questions that fold open'],
  image: ['Picture', 'In five sizes, with a caption'],
  'image-list': ['Picture list', 'To slide through, or as a grid'],
  video: ['Video', 'YouTube or Vimeo, with a still'],
  'video-list': ['Video list', 'Several videos side by side'],
  audio: ['Audio', 'Spotify, SoundCloud, podcasts'],
  viewer: ['Publication or 3D model', 'Issuu, Yumpu, Sketchfab'],
  social: ['Social media post', 'A post from a network'],
  'full-teaser': ['Large teaser', 'Across the whole width, with a picture'],
  'teaser-list': ['Teaser list', 'Picture, title and link, side by side'],
  'logo-list': ['Logo list', 'Partners and supporters'],
  'event-list': ['Event list', 'Dates picked by hand'],
  starmate: ['Starmate form', 'A form of the Starmate service'],
  container: ['Columns', 'Two or three columns in six layouts'],
  'faq-item': ['Question', 'A question with its answer'],
  teaser: ['Teaser', 'Picture, title and link'],
  'video-item': ['Video', 'A video of the list'],
  logo: ['Logo', 'A logo of the list'],
  'event-item': ['Event', 'One performance'],
};
