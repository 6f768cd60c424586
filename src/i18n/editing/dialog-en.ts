/** English texts of the edit dialogs and pickers. */
import type { DialogLabels } from './dialog-de.ts';

export const dialogEn: DialogLabels = {
  // Shared by all dialogs
  put_away: 'Not applied.',
  bring_back: 'Open again',
  cancel: 'Cancel',
  apply: 'Apply',
  save: 'Save',
  saving: 'Saving …',
  remove: 'Remove',
  search: 'Search',
  try_again: 'Try again',
  german: 'German',
  english: 'English',
  not_reached: 'The server cannot be reached. Nothing is lost: try again in a moment.',
  not_done: 'That did not work. What you entered is still here.',
  first_mistakes: 'Please check the marked fields.',

  // Links in texts
  link: 'Link',
  link_address: 'Address',
  link_hint: 'Unless you say otherwise the address begins with https://',
  link_wrong:
    'That is no address that we link to. Possible are https://…, mailto:…, tel:… or a path such as /en/event-calendar.',
  link_set: 'Set link',
  link_remove: 'Remove link',
  link_search: 'Find a page, production or person',
  new_window: 'Open in a new window',

  // Form of a module
  edit_module: (name) => `Edit ${name.toLowerCase()}`,
  items: 'Entries',
  item: (name, number) => `${name} ${number}`,
  item_add: (name) => `Add ${name.toLowerCase()}`,
  item_up: (name) => `Move ${name} up`,
  item_down: (name) => `Move ${name} down`,
  item_remove: (name) => `Remove ${name}`,
  item_moved: (name, position, count) => `${name} is now number ${position} of ${count}`,
  item_removed: (name, left) => `${name} removed, ${left} left in the list`,
  item_none: 'No entries yet.',

  // Link target
  target: 'Where to',
  target_none: 'No target yet',
  target_own: 'On this website',
  target_address: 'Another address',
  target_kinds: {
    page: 'Page',
    production: 'Production',
    person: 'Person',
    press: 'Press',
    subscription: 'Subscription',
    form: 'Form',
    screen: 'Overview',
  },
  target_offline: 'still offline',

  // Embeds
  embed_hint: (hosts) => `Address or embed code from ${hosts}`,
  embed_found: (name, id) => `Recognised: ${name}, ${id}`,
  embed_host: (hosts) => `That is no address that we embed. Possible are: ${hosts}.`,
  embed_id: 'The provider is right, the address is not. Copy that of the item itself or its embed code.',

  // Pictures
  picture_choose: 'Choose a picture',
  picture_other: 'Choose another picture',
  picture_edit: 'Alternative text and focus',
  picture_use: 'Use this picture',
  picture_none: 'No picture yet',
  picture_details: 'Describe the picture',
  pictures_found: (count) => (count === 1 ? '1 picture' : `${count} pictures`),
  pictures_none: 'No picture found. Try another word, or upload one.',
  pictures_more: 'More pictures',
  upload: 'Upload a picture',
  upload_drop: 'Drop a picture here or choose one (JPG, PNG, WebP, AVIF, GIF)',
  upload_one: 'and others: only one picture at a time is possible here. The media library takes several.',
  uploading: (name) => `Uploading “${name}”`,
  alt: 'Alternative text',
  alt_hint: 'What is to be seen? One sentence for those who do not see the picture.',
  decorative: 'Decoration only: the picture is not read out',
  caption: 'Caption',
  credit: 'Credit',
  credit_hint: 'Who made the picture?',
  focal: 'Focus of the picture',
  focal_hint: 'Click on the subject, or move the point with the arrow keys. Crops follow it.',
  focal_at: (x, y) => `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`,
  print: 'Print',
  prints: {
    'as-is': 'As the photograph',
    'line-screen': 'As a line screen',
    'two-inks': 'In the two inks of the page',
  },
  back_to_library: 'Back to the library',

  // Events
  event_search: 'Production or title',
  event_day: 'From day',
  event_none: 'No date yet',
  event_choose: 'Choose a date',

  // Search lists
  results: (count) => (count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching …',

  // Pages
  page_settings: 'Page settings',
  page_new: 'New page',
  page_title: 'Title',
  page_slug: 'Address',
  page_slug_moved: 'The old address will lead to the new one.',
  page_slug_wrong: 'Only small letters, digits and hyphens.',
  page_parent: 'Stands below',
  page_top: 'Top level',
  page_place: 'Order among its siblings',
  page_earlier: 'Further to the front',
  page_later: 'Further to the back',
  page_at: (position, count, before, after) =>
    [`Number ${position} of ${count}`, before && `behind “${before}”`, after && `before “${after}”`]
      .filter(Boolean)
      .join(', '),
  page_where: 'Where should it stand?',
  page_below: (title) => `Below “${title}”`,
  page_beside: (title) => `Beside “${title}”`,
  is_online: 'Online',
  is_online_hint: 'Visitors see the page once it is online and its content is published.',
  is_clickable: 'Can be clicked in menus',
  in_menu: 'In the main menu',
  in_footer: 'In the footer',
  has_tab_navigation: 'Show siblings as tabs',
  length_of: (length, best) => `${length} of about ${best} characters`,
  page_create: 'Create page',
  page_offline: 'Take offline',
  page_delete: 'Delete page',
  page_delete_sure: (title) => `Delete “${title}”? The page will be gone for everybody at once.`,
  page_deleted: (title) => `“${title}” is deleted.`,
  page_restore: 'Bring it back',
  page_leave: 'To the home page',
};
