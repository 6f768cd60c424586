/** A production of a list: picture, title and next date. */
import type { Day } from '#domain/dates/dates.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { nextDateText } from './next-date-text.ts';
import styles from './ProductionTile.module.css';

interface Props {
  production: ProductionEntry;
  isWide: boolean;
  /** Replaces the next date. */
  preline?: string;
  today: Day;
  level?: 2 | 3;
  /** Above the fold: the picture is loaded eagerly. */
  isFirst?: boolean;
}

export function ProductionTile({
  production,
  isWide,
  preline = '',
  today,
  level = 3,
  isFirst = false,
}: Props) {
  const locale = useLocale();
  const messages = useMessages();
  const { name, slug, id, picture } = production;
  return (
    <a className={styles.tile} href={pathFor('productions-slug-id', locale, { slug, id })}>
      {picture && (
        <PrintedPicture
          picture={picture}
          isFirst={isFirst}
          className={styles.picture}
          format={isWide ? 'horizontal' : 'vertical'}
          sizes={isWide ? '(min-width: 48em) 66vw, 100vw' : '(min-width: 48em) 33vw, 100vw'}
        />
      )}
      <BarTitle
        title={name}
        lang={langOf(production, 'name')}
        preline={preline || nextDateText(production, today, locale, messages)}
        size="tile"
        level={level}
      />
    </a>
  );
}
