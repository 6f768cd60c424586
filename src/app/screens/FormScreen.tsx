/** The list of online forms, and one form, which also works without scripts. */
import { data } from 'react-router';
import { berlinDay } from '#domain/dates/dates.ts';
import type { NewsletterAction } from '#domain/forms/newsletter.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formMessages, formTexts } from '#i18n/forms/form-texts.ts';
import { newsletterTexts } from '#i18n/forms/newsletter-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { submitFormPost } from '#server/http/submit-form-post.ts';
import { notFound, notFoundAt } from '#server/not-found.ts';
import { addBreadcrumbs } from '#server/page-parts.ts';
import { formPostContext } from '#server/request-contexts.ts';
import { issueFormToken } from '#server/services/forms/form-token.ts';
import { getForm, listForms } from '#server/services/forms/get-form.ts';
import { followNewsletterLink, newsletterState } from '#server/services/forms/newsletter.ts';
import { newsletter_form } from '#site';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/FormScreen';
import './forms/FormBody.module.css';
import './forms/FormField.module.css';
import './forms/FormList.module.css';

const FormBody = lazyOnInteraction(async () => (await import('./forms/FormBody.tsx')).FormBody);
const FormList = lazyOnInteraction(async () => (await import('./forms/FormList.tsx')).FormList);
const NewsletterBody = lazyOnInteraction(
  async () => (await import('./forms/NewsletterBody.tsx')).NewsletterBody,
);

/** The step and signed link of a newsletter e-mail, which leads to the address of the form. */
function linkIn(url: URL, slug: string | undefined): { step: NewsletterAction; link: string } | null {
  if (slug !== newsletter_form) return null;
  for (const step of ['confirm', 'unsubscribe'] as const) {
    const link = url.searchParams.get(step);
    if (link !== null) return { step, link };
  }
  return null;
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const texts = formTexts(locale);
  const list = [texts.list_title, pathFor('forms-slug', locale)] as const;
  if (params.slug === undefined) {
    addBreadcrumbs({ context, url }, [list]);
    return { forms: await listForms(database, { locale }), texts };
  }
  const followed = linkIn(url, params.slug);
  if (followed) {
    const state = await newsletterState(database, { ...followed, now: now() });
    return { state, words: newsletterTexts(state, locale), texts };
  }
  const found = await getForm(database, params.slug, { locale });
  if (!found) throw await notFoundAt({ context, url });
  addBreadcrumbs({ context, url }, [
    list,
    [found.form.title, pathFor('forms-slug', locale, { slug: params.slug })],
  ]);
  const token = await issueFormToken(database, now());
  return { form: found.form, messages: formMessages(locale), token, day: berlinDay(now()), texts };
}

/** Handles a form that the browser submits without scripts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const appContext = context.get(appContextKey);
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const followed = linkIn(url, params.slug);
  if (followed) {
    // The loader runs after the action and reads the result from the database.
    const { database, now, config } = appContext;
    await followNewsletterLink(database, { ...followed, now: now() }, config.PUBLIC_URL);
    return null;
  }
  const posted = context.get(formPostContext);
  if (!posted) throw data(null, { status: 400 });
  const outcome = await submitFormPost(appContext, { ...posted, slug: params.slug ?? '', locale });
  if (!outcome) throw notFound();
  return data(outcome.answer, { status: outcome.status });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ form, words, texts }) => ({
  title: form?.title ?? words?.title ?? texts.list_title,
  isHidden: words !== undefined,
  description: form || words ? form?.intro || undefined : texts.list_intro,
}));

export default function FormScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.words) {
    return (
      <Page>
        <NewsletterBody words={loaderData.words} />
      </Page>
    );
  }
  if (!loaderData.form) {
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
