/** A record's form with a fake server whose responses are set by a test. */
import { createElement } from 'react';
import type { RecordFormData } from '#back-office/form/form-data.ts';
import RecordForm from '#back-office/form/RecordForm.tsx';
import type { Arrival } from '#back-office/form/SaveState.tsx';
import type { RecordValues } from '#back-office/requests/record-requests.ts';
import RunForm from '#back-office/runs/RunForm.tsx';
import tokens from '#back-office/shell/tokens.module.css';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { fieldTexts } from '#i18n/back-office/field-texts.ts';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { type Answers, renderEditing } from './render-editing.ts';

let numbers = 0;

/** Another record for each test, because the browser persists drafts. */
export function aRecord(resource: FormResource, values: RecordValues) {
  numbers += 1;
  return { resource, id: Date.now() + numbers, version: 3, values };
}

interface Setting {
  /** To requests of the record itself, by method. */
  answers?: Answers;
  /** Responses to all other requests. */
  others?: Answers;
  data?: Partial<RecordFormData>;
  onRead?: (data: RecordFormData) => void;
  arrival?: Arrival;
}

/** The loader data of a record's form. */
export function formData(
  { resource, ...stored }: ReturnType<typeof aRecord>,
  data: Partial<RecordFormData> = {},
): RecordFormData {
  return {
    locale: 'de',
    today: '2026-11-23',
    resource,
    labels: resourceLabels(resource, 'de'),
    texts: { ...recordFormTexts('de'), ...fieldTexts('de') },
    title: 'Probe',
    record: stored,
    draft: null,
    plans: [],
    initial: {},
    may_write: true,
    may_create: resourceNames,
    names: {},
    parts: {},
    uses: [],
    held: [],
    log: [],
    log_url: '',
    addresses: [],
    next: [],
    entries: null,
    run: null,
    list_url: '/cms',
    ...data,
  };
}

export async function renderForm(
  record: ReturnType<typeof aRecord>,
  { answers = {}, others = {}, data = {}, onRead, arrival }: Setting = {},
) {
  const { resource, id } = record;
  const path = `/de/api/cms-hub/${resource}/${id}`;
  const editing = await renderEditing(null, {
    answers: {
      ...others,
      ...Object.fromEntries(Object.entries(answers).map(([name, each]) => [`${name} ${path}`, each])),
    },
  });
  const { session } = editing;
  const props = {
    data: formData(record, data),
    navigate: () => {},
    aside: null,
    session,
    ...(onRead ? { onRead } : {}),
    ...(arrival ? { arrival } : {}),
  };
  const form = createElement(
    'div',
    { className: tokens.backOffice },
    createElement(resource === 'runs' ? RunForm : RecordForm, props),
  );
  await editing.page.rerender(form);
  const saves = () => editing.requests.filter(({ method }) => method === 'POST');
  return {
    ...editing,
    saves,
    save: () =>
      editing.page
        .getByRole('button', {
          name: /^(?:Jetzt veröffentlichen|Einplanen|Als Entwurf sichern|Speichern|.* speichern)$/,
        })
        .click(),
  };
}

/** The answer of a request that wrote. */
export const written = (values: RecordValues) => ({ id: 1, version: 4, values, is_written: true });

export const anEvent = () =>
  aRecord('events', {
    name: { de: 'Fest', en: 'Feast' },
    date_start: '2026-11-20T18:30:00.000Z',
    stage_name: 'Bühne',
    prices: [
      { name: { de: 'Parkett', en: 'Stalls' }, amount: '58.00' },
      { name: { de: 'Rang', en: 'Circle' }, amount: '42.00' },
    ],
    is_online: true,
  });
