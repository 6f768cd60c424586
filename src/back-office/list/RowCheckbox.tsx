/** Checkboxes that select rows. Rendered after hydration, since they need scripts. */
import type { ShownRow } from '#domain/back-office/list-page.ts';
import type { ListPartTexts, ListProps } from './list-props.ts';
import tableStyles from './table.module.css';
import type { Selection } from './use-selection.ts';

interface Props {
  row: ShownRow;
  texts: ListPartTexts;
  selection: Selection;
}

export function RowCheckbox({ row, texts, selection }: Props) {
  if (!selection.isReady) return null;
  return (
    <label className={tableStyles.box}>
      <span className="visually-hidden">{texts.choose_row.replace('{name}', row.name)}</span>
      <input
        type="checkbox"
        checked={selection.isChosen(row.id)}
        onChange={(event) =>
          selection.choose(row.id, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)
        }
      />
    </label>
  );
}

export function SelectPage({ list, texts, selection }: ListProps & { selection: Selection }) {
  if (!selection.isReady) return null;
  const isAll = list.rows.length > 0 && list.rows.every(({ id }) => selection.isChosen(id));
  return (
    <label className={tableStyles.box}>
      <span className="visually-hidden">{texts.choose_page}</span>
      <input type="checkbox" checked={isAll} onChange={() => selection.choosePage(!isAll)} />
    </label>
  );
}
