/** The head of a booklet: picture and title of the play, reduced to a strip on all sections but the first. */
import type { BookletProduction } from '#domain/productions/booklet.ts';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import { langOf } from '#ui/lang.ts';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import styles from './BookletHead.module.css';

interface Props {
  production: BookletProduction;
  texts: BookletTexts;
  /** On the first section: the large head instead of the strip. */
  isWhole: boolean;
}

export function BookletHead({ production, texts, isWhole }: Props) {
  const { picture, season, subtitle, author } = production;
  return (
    <div className={styles.head} data-whole={isWhole ? '' : undefined}>
      {picture && <PrintedPicture picture={picture} className={styles.picture} isFirst />}
      <BarTitle
        title={production.name}
        lang={langOf(production, 'name')}
        size={isWhole ? 'hero' : 'tile'}
        preline={[texts.title, season].filter(Boolean).join(', ')}
        motif={isWhole ? picture?.focal_x : undefined}
        subline={isWhole ? [subtitle, author].filter(Boolean).join(', ') : undefined}
      />
    </div>
  );
}
