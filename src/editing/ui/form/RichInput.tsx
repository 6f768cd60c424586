/** Rich text in a form: the same editor as on the page, with its tools above it and its own undo history. */
import { history, redo, undo } from 'prosemirror-history';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import parts from '../kit/kit.module.css';
import { lazyOnDemand } from '../lazy-component.ts';
import { createRichEditor, type RichEditor } from '../rich-text/rich-editor.ts';
import { ToolRow } from '../rich-text/ToolRow.tsx';
import styles from './dialog.module.css';

const LinkForm = lazyOnDemand(async () => (await import('../rich-text/LinkForm.tsx')).LinkForm);

interface Props {
  label: string;
  language: string;
  lang: string;
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

export function RichInput({ label, language, lang, value, onChange, error }: Props) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const [isLinking, setLinking] = useState(false);
  // A disabled fieldset does not disable editable elements.
  const [isReadOnly, setReadOnly] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const first = useRef(value);

  useEffect(() => {
    if (!element.current) return;
    const made = createRichEditor(element.current, {
      html: first.current,
      onChange: (html) => latest.current(html),
      // The form's text is not in the document yet, so the editor undoes its own steps.
      onStep: (step) => made.run(step === 'undo' ? undo : redo),
      plugins: [history()],
    });
    made.onAsk((what) => {
      if (what === 'link') setLinking(true);
      else if (what === 'tools') tools.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
      return what !== 'tab';
    });
    if (element.current.closest('fieldset:disabled')) {
      made.view.setProps({ editable: () => false });
      setReadOnly(true);
    }
    setEditor(made);
    return () => made.destroy();
  }, []);

  return (
    <div className={parts.field}>
      <span className={parts.language} id={`${id}-label`}>
        <span className={parts.unseen}>{label}, </span>
        {language}
      </span>
      {editor && !isReadOnly ? (
        <ToolRow
          ref={tools}
          editor={editor}
          label={`${label}, ${language}`}
          onLink={() => setLinking(true)}
        />
      ) : null}
      {editor && isLinking ? (
        <Suspense fallback={null}>
          <LinkForm
            editor={editor}
            onClose={() => {
              setLinking(false);
              editor.view.focus();
            }}
          />
        </Suspense>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: no input can hold formatted text. */}
      <div
        ref={element}
        className={`${parts.input} ${styles.rich}`}
        role="textbox"
        tabIndex={0}
        lang={lang}
        aria-multiline
        aria-readonly={isReadOnly || undefined}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p className={parts.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
