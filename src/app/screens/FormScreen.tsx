/** The forms that are online, and one of them: to be filled in with script and without. */
import { data } from 'react-router';
import { berlinDay } from '#domain/dates.ts';
import { formMessages, formTexts } from '#i18n/form-texts.ts';
import { houseContext, networkContext } from '#server/house.ts';
import { answerPostedForm } from '#server/http/posted-form.ts';
import { makeTicket } from '#server/services/forms/form-ticket.ts';
import { getForm, listForms } from '#server/services/forms/get-form.ts';
import { partsReady } from '#ui/Later.tsx';
import { Page } from '../layouts/Page.tsx';
import { localeOfPath } from '../locale-of-path.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/FormScreen';
import { FormBody, FormList } from './forms/parts.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, config, now } = context.get(houseContext);
  const locale = localeOfPath(url.pathname);
  const shared = { texts: formTexts(locale), publicUrl: config.PUBLIC_URL };
  if (params.slug === undefined) return { forms: await listForms(database, { locale }), ...shared };
  const found = await getForm(database, params.slug, { locale });
  if (!found) throw notFound();
  const token = await makeTicket(database, now());
  return { form: found.form, messages: formMessages(locale), token, day: berlinDay(now()), ...shared };
}

/** A form that the browser sends by itself. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const house = context.get(houseContext);
  const locale = localeOfPath(new URL(request.url).pathname);
  const posted = await request.formData().catch(() => null);
  if (!posted) throw data(null, { status: 400 });
  const network = context.get(networkContext) ?? '';
  const outcome = await answerPostedForm(house, { slug: params.slug ?? '', data: posted, locale, network });
  if (!outcome) throw notFound();
  return data(outcome.answer, { status: outcome.status });
}

/** On the way from another page: the parts come with the data, so that nothing is empty meanwhile. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), partsReady()]);
  return loaded;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const form = loaderData && 'form' in loaderData ? loaderData.form : null;
  return pageMeta({
    title: form?.title ?? loaderData?.texts.list_title ?? '',
    description: form?.intro || undefined,
    locale: localeOfPath(location.pathname),
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

export default function FormScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!('form' in loaderData)) {
    return (
      <Page>
        <FormList forms={loaderData.forms} texts={loaderData.texts} />
      </Page>
    );
  }
  const { form, texts, messages, token, day } = loaderData;
  return (
    <Page>
      <FormBody
        key={form.id}
        form={form}
        texts={texts}
        messages={messages}
        token={token}
        day={day}
        answer={actionData ?? null}
      />
    </Page>
  );
}
