/** The search field of the menu: suggestions while typing, the theatre's tips before that. */
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxQueryLength, type SearchCompletion } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { searchFieldTexts } from '#i18n/search/search-field-texts.ts';
import { langOf } from '#ui/lang.ts';
import styles from './SearchForm.module.css';
import { SearchTips } from './SearchTips.tsx';
import { useCompletions } from './use-completions.ts';
import { useGoTo } from './use-go-to.ts';

/** Milliseconds between opening and focusing the field, while the panel slides in. */
const focusDelay = 100;
/** Milliseconds that suggestions stay after blur, so that a click on one still works. */
const blurDelay = 300;
const fieldId = 'menu-search';

export default function SearchForm() {
  const locale = useLocale();
  const messages = useMessages();
  const texts = searchFieldTexts(locale);
  const goTo = useGoTo();
  const field = useRef<HTMLInputElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const completions = useCompletions(text, locale);
  const isOpen = isWanted && completions.length > 0;

  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelay);
    return () => {
      clearTimeout(timer);
      clearTimeout(leaving.current);
    };
  }, []);

  /** The change of address closes the menu. */
  function submitQuery(question: string): void {
    const q = question.trim();
    if (q !== '') void goTo(pathFor('search', locale, {}, { q }));
  }

  const box = useCombobox<SearchCompletion>({
    inputId: fieldId,
    items: completions,
    isOpen,
    inputValue: text,
    itemToString: (item) => item?.text ?? '',
    onIsOpenChange: ({ isOpen: open }) => setWanted(open),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && goTo(selectedItem.url),
    // Blurring the field neither selects a suggestion nor closes the list at once.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
  });

  /** Enter and Escape are handled by the form and the dialog if there is no suggestion to pick or close. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const own = event.nativeEvent as KeyboardEvent['nativeEvent'] & { preventDownshiftDefault?: boolean };
    // A key of an input method.
    if (event.keyCode === 229) own.preventDownshiftDefault = true;
    else if (event.key === 'Escape' && isOpen) event.preventDefault();
    else if (event.key === 'Escape') own.preventDownshiftDefault = true;
    if (event.key === 'Enter' && box.highlightedIndex < 0) own.preventDownshiftDefault = true;
  }

  return (
    <>
      <form
        role="search"
        className={styles.form}
        action={pathFor('search', locale)}
        onSubmit={(event) => {
          event.preventDefault();
          submitQuery(text);
        }}
      >
        <label {...box.getLabelProps({ htmlFor: fieldId })} htmlFor={fieldId}>
          {messages.search_label}
        </label>
        <div className={styles.field}>
          <input
            {...box.getInputProps({
              ref: field,
              onKeyDown,
              // Synchronous, since the caret would jump if the value lagged behind.
              onChange: (event) => setText(event.currentTarget.value),
              onFocus: () => clearTimeout(leaving.current),
              onBlur: () => {
                leaving.current = setTimeout(() => setWanted(false), blurDelay);
              },
            })}
            name="q"
            type="text"
            inputMode="search"
            maxLength={maxQueryLength}
            enterKeyHint="search"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={messages.search_clear}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            >
              <i className="cross" aria-hidden="true" />
            </button>
          )}
          <button type="submit">{messages.search_submit}</button>
        </div>
        <p className="visually-hidden" role="status">
          {isOpen && formatCount(texts.found, completions.length)}
        </p>
        <ul
          {...box.getMenuProps({ 'aria-label': texts.suggestions, 'aria-labelledby': undefined })}
          className={styles.completions}
          hidden={!isOpen}
        >
          {isOpen &&
            completions.map((item, index) => (
              <li
                key={item.url + item.text}
                {...box.getItemProps({ item, index })}
                data-active={box.highlightedIndex === index || undefined}
              >
                <span lang={langOf(item, 'text')}>{item.text}</span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
                <small>{texts.kinds[item.kind]}</small>
              </li>
            ))}
        </ul>
      </form>
      {!isOpen && <SearchTips />}
    </>
  );
}
