// Global styles and labels for components that are rendered without a page.
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { registerMessages } from '#i18n/messages.ts';
import '../../src/app/styles/fonts.css';
import '../../src/app/styles/tokens.css';
import '../../src/app/styles/base.css';

registerMessages('de', de);
registerMessages('en', en);
