/** Loads the data of a record's form for forms that open over a page; screens get the same from their loader. */
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { BackOfficeRouteName } from '#domain/site/back-office-routes.ts';
import type { RecordFormData } from './form-data.ts';

const screen: BackOfficeRouteName = 'record';

export type LoadedForm = RecordFormData | { status: number };

/** The data of the form's screen; the response status if there is none, 0 without a connection. */
export async function loadForm(
  resource: ResourceName,
  id: number | 'new',
  locale: Locale,
): Promise<LoadedForm> {
  const address = new URL(backOfficePath(screen, locale, { resource, id }), location.href);
  // The router's address for the data of the screen alone, without its layout.
  address.pathname += '.data';
  address.searchParams.set('_routes', screen);
  try {
    const response = await fetch(address);
    const { value } = await decode(response.body as ReadableStream<Uint8Array>, window);
    const { data } = (value as Record<string, { data?: RecordFormData } | undefined>)[screen] ?? {};
    return data ?? { status: response.ok ? 404 : response.status };
  } catch {
    return { status: 0 };
  }
}
