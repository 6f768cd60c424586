/** The list of press articles with "load more", and the contact. */
import { formatDate } from '#domain/dates/date-format.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { DownloadDirectoryFiles } from '#domain/press/download.ts';
import type { PressEntry } from '#domain/press/press-article.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PressTexts } from '#i18n/press/press-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import printed from '#ui/primitives/PrintedRow.module.css';
import { Title } from '#ui/primitives/Title.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { type ListPaging, usePagedList } from '../../shell/use-paged-list.ts';
import { EmptyListNote } from '../EmptyListNote.tsx';
import type { EmptyList } from '../empty-list.ts';
import { PressContact } from './PressContact.tsx';
import { PressDownloads } from './PressDownloads.tsx';
import styles from './PressList.module.css';

interface Props {
  list: ListPaging & {
    results: readonly PressEntry[];
    downloads: readonly DownloadDirectoryFiles[];
    container: ShownContainer | null;
    empty: EmptyList | null;
    texts: PressTexts;
  };
}

const entriesOf = ({ results }: Props['list']) => results;
/** The id that a row sets on its element. */
const elementId = ({ id }: { id: number }) => `press-${id}`;

export function PressList({ list }: Props) {
  const locale = useLocale();
  const { texts, count } = list;
  const address = pathFor('press', locale);
  const growing = usePagedList(`press${address}`, list, entriesOf, elementId);
  const { results } = growing;
  return (
    <>
      <div className={styles.press}>
        <BarTitle title={texts.title} size="page" isNegative />
        <p className="visually-hidden" role="status">
          {formatCount(texts.found, count)}
        </p>
        {list.empty ? (
          <EmptyListNote empty={list.empty} />
        ) : (
          results.length === 0 && <EmptyState title={texts.none} hint={texts.none_hint} />
        )}
        {results.map((entry, at) => (
          <PressRow key={entry.id} entry={entry} isLead={at === 0} />
        ))}
        <LoadMore label={texts.more} address={address} list={growing} placeholder="press" />
        <PressDownloads directories={list.downloads} texts={texts} />
      </div>
      <ModuleContainer container={list.container} slug="list-press" content_type="screen" />
      <PressContact texts={texts} />
      <Breadcrumbs trail={[{ title: texts.title }]} />
    </>
  );
}

function PressRow({ entry, isLead }: { entry: PressEntry; isLead: boolean }) {
  const locale = useLocale();
  const { id, slug, date, title, subline, lead, picture } = entry;
  return (
    <article className={`${printed.row} ${styles.row}`} id={elementId(entry)}>
      <time dateTime={date}>{formatDate(date)}</time>
      <div className={styles.text}>
        {subline && <p lang={langOf(entry, 'subline')}>{subline}</p>}
        <h2 lang={langOf(entry, 'title')}>
          <a href={pathFor('press-slug-id', locale, { slug, id })}>
            <Title text={title} />
          </a>
        </h2>
        {lead && (
          <p className={styles.lead} lang={langOf(entry, 'lead')}>
            {lead}
          </p>
        )}
      </div>
      {picture && (
        <PrintedPicture
          picture={picture}
          format="horizontal"
          className={styles.picture}
          sizes={isLead ? '100vw' : '(min-width: 48em) 20rem, 100vw'}
          isFirst={isLead}
        />
      )}
    </article>
  );
}
