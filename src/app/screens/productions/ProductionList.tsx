/** The list of productions: a mosaic of pictures with "load more". */
import type { Day } from '#domain/dates/dates.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { tileTitle } from '#domain/pages/hero-title.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { ChoiceLine, type ChoiceLink } from '#ui/primitives/ChoiceList.tsx';
import { ProductionMosaic } from '#ui/productions/ProductionMosaic.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { type ListPaging, usePagedList } from '../../shell/use-paged-list.ts';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import styles from '../ListScreen.module.css';

interface Props {
  /** `address` is the list's own, including its filter. */
  list: ListPaging & {
    results: readonly ProductionEntry[];
    address: string;
    line: readonly ChoiceLink[];
    empty: EmptyList | null;
    container: ShownContainer | null;
    today: Day;
  };
}

/** In em: a longer line would make a title in an upright tile smaller than its neighbours. */
const longLine = 6.5;

/** Rows alternate: columns of 8 and 4, three of 4, 4 and 8, three of 4, and so on. */
function isWideAt(index: number, name: string): boolean {
  return [0, 6].includes(index % 10) || tileTitle(name).wide.em > longLine;
}

const entriesOf = ({ results }: Props['list']) => results;
/** The id that a tile sets on its element. */
const elementId = ({ id }: { id: number }) => `teaser-${id}`;

export function ProductionList({ list }: Props) {
  const messages = useMessages();
  const { address, today } = list;
  const growing = usePagedList(`productions${address}`, list, entriesOf, elementId);
  const { results } = growing;
  return (
    <>
      <div className={styles.list}>
        <BarTitle title={messages.productions} size="page" isNegative />
        <ChoiceLine choices={list.line} />
        <p className="visually-hidden" role="status">
          {messages.productions_found(list.count)}
        </p>
        {list.empty ? (
          <EmptyListNote empty={list.empty} />
        ) : (
          <ProductionMosaic
            level={2}
            firstPictures={2}
            today={today}
            teasers={results.map((production, index) => ({
              id: production.id,
              production,
              is_wide: isWideAt(index, production.name),
            }))}
          />
        )}
        <LoadMore
          label={messages.productions_more}
          address={address}
          list={growing}
          placeholder="productions"
        />
      </div>
      <ModuleContainer container={list.container} slug="list-productions" content_type="screen" />
      <Breadcrumbs trail={[{ title: messages.productions }]} />
    </>
  );
}
