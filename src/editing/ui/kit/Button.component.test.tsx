import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { Button } from './Button.tsx';

function Form({ onSubmit, onClick }: { onSubmit: () => void; onClick: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" aria-disabled={isBusy} onClick={onClick}>
        Speichern
      </Button>
    </form>
  );
}

test('a button that is busy keeps the focus, and neither acts nor submits its form', async () => {
  const done: string[] = [];
  const page = await renderComponent(
    <Form onSubmit={() => done.push('submitted')} onClick={() => done.push('pressed')} />,
  );
  const button = page.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(button.element());
  await userEvent.keyboard('{Enter}');
  (page.getByLabelText('Name').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['pressed', 'submitted']);
});
