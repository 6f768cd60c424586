/** The tools of rich text as a toolbar: arrow keys move within it, Escape returns to the text. */
import { type KeyboardEvent, type Ref, useState } from 'react';
import { textTools } from '#i18n/editing/text-tools.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { pressedKey } from '../kit/pressed-key.ts';
import { indexAfterKey } from '../kit/row-keys.ts';
import type { RichEditor } from './rich-editor.ts';
import styles from './tools.module.css';
import { toggleBold, toggleBullets, toggleItalic, toggleNumbers } from './tools.ts';
import { useToolState } from './use-tools.ts';

interface Props {
  editor: RichEditor;
  /** The label of the text. */
  label: string;
  onLink: () => void;
  /** Ref of the row. */
  ref?: Ref<HTMLDivElement>;
}

export function ToolRow({ editor, label, onLink, ref }: Props) {
  const labels = textTools(useLocale());
  const on = useToolState(editor);
  const [current, setCurrent] = useState(0);
  const tools = [
    { icon: 'bold', name: labels.bold, isPressed: on.strong, act: () => editor.run(toggleBold) },
    { icon: 'italic', name: labels.italic, isPressed: on.em, act: () => editor.run(toggleItalic) },
    { icon: 'link', name: labels.link, isPressed: on.link !== null, act: onLink },
    { icon: 'bullets', name: labels.bullets, isPressed: on.bullets, act: () => editor.run(toggleBullets) },
    { icon: 'numbers', name: labels.numbers, isPressed: on.numbers, act: () => editor.run(toggleNumbers) },
    { icon: 'undo', name: labels.undo, isPressed: undefined, act: () => editor.step('undo') },
    { icon: 'redo', name: labels.redo, isPressed: undefined, act: () => editor.step('redo') },
  ] as const;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const here = buttons.indexOf(event.target as HTMLButtonElement);
    const key = pressedKey(event.nativeEvent);
    const next = indexAfterKey(key, here, tools.length);
    if (key === 'Escape' || key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      editor.view.focus();
    } else if (next !== undefined) {
      event.preventDefault();
      buttons[next]?.focus();
    }
  }

  return (
    <div
      ref={ref}
      className={styles.row}
      role="toolbar"
      aria-label={labels.tools_of(label)}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ icon, name, isPressed, act }, index) => (
        <IconButton
          key={icon}
          icon={icon}
          name={name}
          {...(isPressed === undefined ? {} : { isPressed })}
          tabIndex={index === current ? 0 : -1}
          // Keeps the selection in the text.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={act}
        />
      ))}
    </div>
  );
}
