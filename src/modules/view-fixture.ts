/** Renders module views to HTML in one language: fixtures for tests of views. */
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName, ShownModule } from '#domain/modules/modules.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { registerMessages } from '#i18n/messages.ts';
import type { ModuleEdit, ModuleViewProps } from '#modules/module-view.ts';

registerMessages('de', de);
registerMessages('en', en);

let lastId = 0;

/** A module with a unique id. */
export function shownModule<Content>(
  name: ModuleName,
  content: Content,
  rest: { children?: readonly ShownModule<never>[]; in_german?: readonly string[]; column?: number } = {},
): ShownModule<Content> {
  const { children = [], in_german = [], column = 0 } = rest;
  lastId += 1;
  return {
    id: lastId,
    module: name,
    column,
    content,
    in_german,
    children: children as unknown as ShownModule[],
  };
}

/** Fields become `<b data-field>`, controls `<b data-handles>`, columns `<b data-column>`. */
export function anEdit(): ModuleEdit {
  const mark = (attributes: Record<string, unknown>) => createElement('b', attributes);
  return {
    line: (field) => mark({ 'data-field': field }),
    plain: (field) => mark({ 'data-field': field }),
    rich: (field, className) => mark({ 'data-field': field, className }),
    handles: () => mark({ 'data-handles': true }),
    item: () => anEdit(),
    column: (index) => mark({ 'data-column': index }),
  };
}

export function htmlOf<Content>(
  View: FunctionComponent<ModuleViewProps<Content>>,
  module: ShownModule<Content>,
  { locale = 'de', edit }: { locale?: Locale; edit?: ModuleEdit } = {},
): string {
  const view = createElement(View, { module, edit });
  return renderToStaticMarkup(withLocale(locale, view));
}

const Provider = LocaleProvider as FunctionComponent<{ locale: Locale; children?: ReactNode }>;
const withLocale = (locale: Locale, view: ReactNode) => createElement(Provider, { locale }, view);

/** The text without tags. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
