import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { SlugControl } from './SlugControl.tsx';

function Slugs() {
  const [value, setValue] = useState({ de: '', en: '' });
  return (
    <SlugControl
      value={value}
      errorOf={() => undefined}
      onChange={(language, text) => setValue((before) => ({ ...before, [language]: text }))}
    />
  );
}

test('a title typed as an address is converted to a slug when the field loses focus', async () => {
  const { page } = await renderEditing(<Slugs />);
  const german = page.getByLabelText('Deutsch');
  await german.fill('Öffnungszeiten Neu');
  await page.getByLabelText('Englisch').click();
  await expect.element(german).toHaveValue('oeffnungszeiten-neu');
});
