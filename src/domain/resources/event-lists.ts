/** The lists of events and of internal dates. */
import { column, conditions, field, type ListView, sorted } from './list-view.ts';

export const eventListView: ListView = {
  columns: [
    sorted('day', { fields: ['date_start'] }),
    column('time', { fields: ['date_start', 'unspecific_time', 'date_end'] }),
    column('shown_name', {
      fields: ['shown_name', 'subtitle', 'activity', 'production', 'name'],
      sort: ['shown_name', 'date_start'],
    }),
    column('axis', { fields: ['date_start', 'date_end', 'intervals', 'outcome', 'status', 'is_on_tour'] }),
    column('stage_name', { sort: ['stage_name', 'date_start'] }),
    column('tickets', {
      fields: [
        'outcome',
        'status',
        'tickets_left',
        'alternative_ticket_status',
        'min_price_normal_excl_e',
        'short_price_info',
        'ticket_url_external',
        'secondary_ticket_link',
        'registration_link',
        'is_on_tour',
      ],
    }),
    column('access_services'),
    column('state', { fields: ['is_online', 'has_substitute', 'presale_start'] }),
    column('tags', { isOptional: true }),
    column('presale_start', { isOptional: true, sort: ['presale_start', 'date_start'] }),
    column('ticket_url_external', { isOptional: true }),
  ],
  filters: [
    { name: 'period', kind: 'period', field: 'date_start' },
    field('stage_name'),
    field('activity'),
    conditions(
      'state',
      'online',
      'offline',
      'onsale',
      'soldout',
      'cancelled',
      'replacement',
      'on_tour',
      'presale_ahead',
    ),
    field('access_services'),
    conditions('missing', 'ticket_link', 'price', 'end', 'english'),
    field('tags'),
    field('run'),
  ],
  ordering: 'day',
  counts: ['cancelled', 'soldout'],
  care: ['ticket_link'],
};

export const internalDateListView: ListView = {
  columns: [
    sorted('date_start'),
    sorted('date_end'),
    sorted('kind'),
    sorted('name'),
    sorted('production'),
    sorted('stage_name'),
    column('people', { isOptional: true }),
    column('note', { isOptional: true }),
  ],
  filters: [{ name: 'period', kind: 'period', field: 'date_start' }, field('kind'), field('stage_name')],
  ordering: 'date_start',
};
