// What every page has, for components that are drawn without one: styles and both languages' labels.
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { registerMessages } from '#i18n/messages.ts';
import '../../src/app/styles/fonts.css';
import '../../src/app/styles/tokens.css';
import '../../src/app/styles/base.css';

registerMessages('de', de);
registerMessages('en', en);
