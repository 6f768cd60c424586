/** The head of a production's page: picture, title and dates. */
import type { Day } from '#domain/dates/dates.ts';
import type { Production } from '#domain/productions/production.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { langOf } from '#ui/lang.ts';
import { CaptionButton } from '#ui/media/CaptionButton.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import { nextDateText } from '#ui/productions/next-date-text.ts';
import styles from './ProductionHero.module.css';

export function ProductionHero({
  production,
  today,
}: {
  production: Omit<Production, 'events'>;
  today: Day;
}) {
  const locale = useLocale();
  const messages = useMessages();
  const { picture, subtitle, author } = production;
  return (
    <div className={styles.hero}>
      {picture && <PrintedPicture picture={picture} className={styles.picture} isFirst />}
      {picture && <CaptionButton picture={picture} className={styles.caption} />}
      <BarTitle
        title={production.name}
        motif={picture?.focal_x}
        lang={langOf(production, 'name')}
        preline={nextDateText(production, today, locale, messages)}
        subline={[subtitle, author].filter(Boolean).join(', ')}
      />
    </div>
  );
}
