/** The head of a page: its title on its bars, on its picture where there is one, a few words, and where to go first. */
import type { ShownPage } from '#domain/page.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { langOf, spoken } from '#ui/lang.ts';
import { CaptionButton } from '#ui/media/CaptionButton.tsx';
import { EmbedFrame } from '#ui/media/EmbedFrame.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import styles from './PageHead.module.css';

export function PageHead({ page }: { page: ShownPage }) {
  const { hero_image, hero_text, hero_link, hero_video } = page;
  return (
    <>
      {hero_image ? (
        <div className={styles.hero}>
          <PrintedPicture picture={hero_image} className={styles.picture} isFirst />
          <CaptionButton picture={hero_image} className={styles.caption} />
          <Title page={page} />
        </div>
      ) : (
        <div className={styles.plain}>
          <Title page={page} isNegative />
        </div>
      )}
      {hero_link && hero_image && <HeroLink link={hero_link} />}
      {hero_text && (
        <div className={styles.lead}>
          <p lang={langOf(page, 'hero_text')}>{hero_text}</p>
        </div>
      )}
      {hero_link && !hero_image && <HeroLink link={hero_link} isOnPaper />}
      {hero_video && (
        <div className={styles.video}>
          <EmbedFrame embed={hero_video} title={spoken(page.headline || page.title)} poster={null} />
        </div>
      )}
    </>
  );
}

/** The headline where there is one, else the title. The small bar above says what the page belongs to. */
function Title({ page, isNegative = false }: { page: ShownPage; isNegative?: boolean }) {
  const { title, headline, parents, is_online } = page;
  const above = parents.at(-1);
  const lang = langOf(page, headline ? 'headline' : 'title');
  // The same word in both languages; visitors never see it.
  const small = is_online ? above?.title : 'Offline';
  const preline = small && (
    <span
      className={isNegative ? styles.hanging : undefined}
      lang={above && is_online ? langOf(above, 'title') : undefined}
    >
      {small}
    </span>
  );
  return (
    <BarTitle title={headline || title} lang={lang} preline={preline} size="page" isNegative={isNegative} />
  );
}

function HeroLink({
  link,
  isOnPaper = false,
}: {
  link: NonNullable<ShownPage['hero_link']>;
  isOnPaper?: boolean;
}) {
  const { page_more } = useMessages();
  return (
    <a className={`${styles.link} ${isOnPaper ? styles.onPaper : ''}`} href={link.url}>
      <span>{link.title || page_more}</span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
