/** The head of a page: title, on its picture if there is one, lead text and first links. */
import type { ShownPage } from '#domain/pages/page.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import type { PageHeadProps } from '#state/editing.ts';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { EmbedFrame } from '#ui/media/EmbedFrame.tsx';
import { PictureHead } from '#ui/media/PictureHead.tsx';
import styles from './PageHead.module.css';

export function PageHead({ page, edit }: PageHeadProps) {
  const { title, headline, hero_image, hero_text, hero_link, hero_video } = page;
  return (
    <>
      <PictureHead
        picture={hero_image}
        title={headline || title}
        lang={langOf(page, headline ? 'headline' : 'title')}
        preline={above(page)}
      >
        {edit?.title}
      </PictureHead>
      {hero_link && hero_image && <HeroLink link={hero_link} onClick={edit?.onLink} />}
      {(edit ? edit.text : hero_text) && (
        <div className={styles.lead}>
          <p lang={langOf(page, 'hero_text')}>{edit?.text ?? hero_text}</p>
        </div>
      )}
      {hero_link && !hero_image && <HeroLink link={hero_link} onClick={edit?.onLink} isOnPaper />}
      {hero_video && (
        <div className={styles.video}>
          <EmbedFrame embed={hero_video} title={withoutSoftHyphens(headline || title)} poster={null} />
        </div>
      )}
    </>
  );
}

/** The label above the title: the parent page, or "Offline", which is the same in both languages. */
function above({ parents, is_online }: ShownPage) {
  if (!is_online) return 'Offline';
  const parent = parents.at(-1);
  return parent && <span lang={langOf(parent, 'title')}>{parent.title}</span>;
}

function HeroLink({
  link,
  onClick,
  isOnPaper = false,
}: {
  link: NonNullable<ShownPage['hero_link']>;
  onClick?: NonNullable<PageHeadProps['edit']>['onLink'] | undefined;
  isOnPaper?: boolean;
}) {
  const { page_more } = useMessages();
  return (
    <a className={`${styles.link} ${isOnPaper ? styles.onPaper : ''}`} href={link.url} onClick={onClick}>
      <span>{link.title || page_more}</span>
      <span aria-hidden="true">→</span>
    </a>
  );
}
