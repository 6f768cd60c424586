/** The target of the link on the selected text: a page or record of the site, or an address. */
import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import parts from '../kit/kit.module.css';
import { pressedKey } from '../kit/pressed-key.ts';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { LinkPicker } from '../pickers/LinkPicker.tsx';
import { linkAddress } from './link-address.ts';
import type { RichEditor } from './rich-editor.ts';
import styles from './tools.module.css';
import { setLink, toolStateOf } from './tools.ts';

interface Props {
  editor: RichEditor;
  onClose: () => void;
}

export function LinkForm({ editor, onClose }: Props) {
  const labels = useLabels();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => toolStateOf(editor.view.state).link);
  const [address, setAddress] = useState(before?.href ?? '');
  const [isBlank, setBlank] = useState(before?.blank ?? false);
  const [error, setError] = useState('');

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  /** @param words what is inserted if no text is selected */
  function set(target: string, words: string) {
    const href = linkAddress(target);
    if (!href) return setError(labels.link_wrong);
    editor.run(setLink({ href, blank: isBlank }, words));
    onClose();
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    set(address, address.trim());
  }

  /** The focus is in the search when the form opens: an address that is given there is meant for the other field. */
  function takeAddress(event: SyntheticEvent, text: string) {
    const [search, field] = form.current?.querySelectorAll('input') ?? [];
    if (event.target !== search || !linkAddress(text)) return;
    event.preventDefault();
    setAddress(text.trim());
    field?.focus();
  }

  return (
    <form
      ref={form}
      className={`${parts.stack} ${styles.form}`}
      aria-label={labels.link}
      noValidate
      onSubmit={apply}
      onPaste={(event) => takeAddress(event, event.clipboardData.getData('text/plain'))}
      onKeyDown={(event) => {
        event.stopPropagation();
        const key = pressedKey(event.nativeEvent);
        // With results, Enter picks one.
        if (key === 'Enter' && !form.current?.querySelector('[role=option]'))
          takeAddress(event, (event.target as HTMLInputElement).value);
        if (key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <LinkPicker label={labels.target_own} onPick={({ url, title }) => set(url, title)} />
      <TextInput
        label={labels.link_address}
        hint={labels.link_hint}
        value={address}
        error={error || undefined}
        onChange={setAddress}
      />
      <Checkbox label={labels.new_window} value={isBlank} onChange={setBlank} />
      <div className={parts.row}>
        <Button kind="primary" type="submit">
          {labels.link_set}
        </Button>
        {before ? (
          <Button
            onClick={() => {
              editor.run(setLink(null, ''));
              onClose();
            }}
          >
            {labels.link_remove}
          </Button>
        ) : null}
        <Button onClick={onClose}>{labels.cancel}</Button>
      </div>
    </form>
  );
}
