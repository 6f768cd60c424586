/** A press article: picture with credit, text, related production and contact. */
import { formatDate } from '#domain/dates/date-format.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { PressArticle } from '#domain/press/press-article.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { PressTexts } from '#i18n/press/press-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { PictureHead } from '#ui/media/PictureHead.tsx';
import { RichText } from '#ui/primitives/RichText.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import page from '../ProductionScreen.module.css';
import facts from '../production/ProductionFacts.module.css';
import styles from './PressBody.module.css';
import { PressContact } from './PressContact.tsx';

interface Props {
  article: PressArticle;
  container: ShownContainer | null;
  texts: PressTexts;
}

export function PressBody({ article, container, texts }: Props) {
  const locale = useLocale();
  const { id, title, lead, text } = article;
  return (
    <>
      <Breadcrumbs
        trail={[
          { title: texts.title, url: pathFor('press', locale) },
          { title: withoutSoftHyphens(title), lang: langOf(article, 'title') },
        ]}
      />
      <Head article={article} />
      <div className={`section ${page.columns}`}>
        <div>
          <p className={page.lead} lang={langOf(article, 'lead')}>
            {lead}
          </p>
          <RichText className={page.prose} html={text} lang={langOf(article, 'text')} />
        </div>
        <Facts article={article} texts={texts} />
      </div>
      <ModuleContainer container={container} slug={`press-${id}`} content_type="press" />
      <div className="section">
        <p>
          <a className="button" href={pathFor('press', locale)}>
            {texts.all}
          </a>
        </p>
      </div>
      <PressContact texts={texts} />
    </>
  );
}

function Head({ article }: Pick<Props, 'article'>) {
  const { picture, title, subline, date } = article;
  return (
    <PictureHead
      picture={picture}
      className={styles.head}
      title={title}
      lang={langOf(article, 'title')}
      preline={<time dateTime={date}>{formatDate(date)}</time>}
      subline={subline && <span lang={langOf(article, 'subline')}>{subline}</span>}
    />
  );
}

function Facts({ article, texts }: Pick<Props, 'article' | 'texts'>) {
  const locale = useLocale();
  const { production, picture, date } = article;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{texts.date}</dt>
        <dd>{formatDate(date)}</dd>
      </div>
      {production && (
        <div>
          <dt>{texts.production}</dt>
          <dd lang={langOf(article, 'production.name')}>
            <a href={pathFor('productions-slug-id', locale, production)}>{production.name}</a>
          </dd>
        </div>
      )}
      {picture?.credit && (
        <div>
          <dt>{texts.picture}</dt>
          <dd>{picture.credit}</dd>
        </div>
      )}
    </dl>
  );
}
