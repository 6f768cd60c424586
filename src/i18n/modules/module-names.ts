/** Names of modules in responses and reports of the server. Browsers load the names of one language. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { moduleNamesDe } from './module-names-de.ts';
import { moduleNamesEn } from './module-names-en.ts';

const names = inLanguages(moduleNamesDe, moduleNamesEn);

export const moduleLabel = (module: ModuleName, locale: Locale): string => names(locale)[module][0];
