// Global styles and labels for components that are rendered without a page, in a window of the usual size.
import './production-react.ts';
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { registerMessages } from '#i18n/messages.ts';
import { clearTabInput } from '#state/tab-input.ts';
import '../../src/app/styles/fonts.css';
import '../../src/app/styles/tokens.css';
import '../../src/app/styles/base.css';
import { resizeWindow, usualWindow } from './window-size.ts';

registerMessages('de', de);
registerMessages('en', en);

afterEach(async () => {
  // An open dialog would make the page of the next test file inert.
  await cleanup();
  // What one test typed would be restored in the next one.
  clearTabInput();
  const { width, height } = usualWindow;
  if (innerWidth !== width || innerHeight !== height) await resizeWindow(width, height);
});
