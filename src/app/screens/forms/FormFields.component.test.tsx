/** The fields of a form, in light and in contrast mode. */
import { afterEach, expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import styles from './FormField.module.css';

afterEach(() => document.documentElement.removeAttribute('data-contrast'));

test('what the browser draws in a field is light in contrast mode', async () => {
  const page = await renderComponent(
    <div className={styles.field}>
      <input className={styles.input} type="date" aria-label="Tag" />
    </div>,
  );
  const schemeOf = () => getComputedStyle(page.getByLabelText('Tag').element()).colorScheme;
  expect(schemeOf()).not.toContain('dark');
  document.documentElement.setAttribute('data-contrast', '');
  expect(schemeOf()).toBe('dark');
});
