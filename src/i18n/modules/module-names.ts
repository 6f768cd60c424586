/** What modules are called in answers and reports of the server. Browsers load one language's names. */
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleName } from '#domain/modules/modules.ts';
import { inLanguages } from '#i18n/in-languages.ts';
import { moduleNamesDe } from './module-names-de.ts';
import { moduleNamesEn } from './module-names-en.ts';

const names = inLanguages(moduleNamesDe, moduleNamesEn);

export const moduleLabel = (module: ModuleName, locale: Locale): string => names(locale)[module][0];
