/** The filters above a list: a GET form that submits automatically after hydration. */
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import controls from '../shell/controls.module.css';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './list.module.css';
import type { ListProps } from './list-props.ts';

export function FilterForm({ list, texts }: ListProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const chosen = list.filters.flatMap(({ value, options, any }) =>
    value !== '' && any !== null ? (options.find((option) => option.value === value)?.label ?? []) : [],
  );
  const go = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') params.append(name, value);
    }
    void navigate(`/cms/${list.resource}?${params}`, { preventScrollReset: true });
  };
  return (
    <search>
      {/* A new key per address resets the form, also on back navigation. */}
      <form
        ref={form}
        key={list.api_query}
        onSubmit={go}
        action={`/cms/${list.resource}`}
        className={styles.filters}
      >
        <label className={styles.words}>
          <span>{texts.search}</span>
          <input
            type="search"
            name="q"
            defaultValue={list.q}
            placeholder={list.search_hint}
            maxLength={100}
          />
        </label>
        {list.filters.length > 0 && (
          <details className={styles.more}>
            <summary className={controls.button}>
              {[texts.filters, chosen.join(', ')].filter(Boolean).join(': ')}
            </summary>
            <div className={styles.choices}>
              {list.filters.map(({ name, label, value, any, options }) => (
                <label key={name}>
                  <span>{label}</span>
                  <select name={name} defaultValue={value} onChange={() => go()}>
                    {any !== null && <option value="">{any}</option>}
                    {options.map((option) => (
                      <option key={option.value} value={option.value}>
                        {option.label}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </div>
          </details>
        )}
        {list.kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ScreenButton type="submit">{texts.show}</ScreenButton>
        {list.is_filtered && (
          <a href={list.reset_url} className={styles.reset}>
            {texts.reset}
          </a>
        )}
      </form>
    </search>
  );
}
