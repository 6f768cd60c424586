/**
 * The content of a booklet. All sections are rendered and all but the current one hidden, because the others are needed
 * offline and in print, which shows all.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Booklet, BookletProduction, BookletSection, BookletTab } from '#domain/productions/booklet.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import type { BookletTexts } from '#i18n/productions/booklet-texts.ts';
import { ModuleContainer } from '#modules/ModuleContainer.tsx';
import { useEditing } from '#state/editing.ts';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { CastList } from '../production/CastList.tsx';
import { ProductionFacts } from '../production/ProductionFacts.tsx';
import { QuoteList } from '../production/QuoteList.tsx';
import styles from './BookletBody.module.css';
import { BookletHead } from './BookletHead.tsx';
import { BookletPager } from './BookletPager.tsx';

interface Props {
  booklet: Booklet;
  tab: BookletTab;
  texts: BookletTexts;
}

export function BookletBody({ booklet, tab, texts }: Props) {
  const { production, sections } = booklet;
  const messages = useMessages();
  const locale = useLocale();
  const isEdited = useEditing('Container') !== null;
  const body = useFocusAfterPaging(tab);
  return (
    <div className={styles.booklet} ref={body}>
      <BookletHead production={production} texts={texts} isWhole={tab === null} />
      <Section isCurrent={tab === null}>
        <PlaySection production={production} texts={texts} />
      </Section>
      <Section isCurrent={tab === 'cast'}>
        <CastList cast={production.cast} production={production} />
      </Section>
      {sections.map((section) => (
        <Section key={section.id} isCurrent={tab === section.id}>
          <TextSection section={section} texts={texts} />
          {(!isEdited || tab === section.id) && (
            <ModuleContainer
              container={section.container}
              slug={`booklet-section-${section.id}`}
              content_type="booklet-section"
            />
          )}
        </Section>
      ))}
      <BookletPager booklet={booklet} tab={tab} texts={texts} />
      <Breadcrumbs
        trail={[
          { title: messages.productions, url: pathFor('productions', locale) },
          {
            title: production.name,
            url: pathFor('productions-slug-id', locale, production),
            lang: langOf(production, 'name'),
          },
          { title: texts.title },
        ]}
      />
    </div>
  );
}

/**
 * Focuses the title after a change of section. Returns the ref of the sections' container.
 */
function useFocusAfterPaging(tab: BookletTab) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const title = body.current?.querySelector<HTMLElement>('[data-current] h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [tab]);
  return body;
}

function Section({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <article className={styles.part} data-current={isCurrent ? '' : undefined}>
      {children}
    </article>
  );
}

function PlaySection({ production, texts }: { production: BookletProduction; texts: BookletTexts }) {
  const messages = useMessages();
  const { headline, lead, text, struck_text, quotes } = production;
  return (
    <>
      <div className={`section ${styles.opening}`}>
        <h2 className="heading" lang={headline ? langOf(production, 'headline') : undefined}>
          {headline || texts.play}
        </h2>
        <p className={styles.lead} lang={langOf(production, 'lead')}>
          {lead}
        </p>
        <RichText className={styles.essay} html={text} lang={langOf(production, 'text')} />
      </div>
      {struck_text && (
        <section className={`section ${styles.struck}`}>
          <h2 className="visually-hidden">{messages.struck_text}</h2>
          <StruckText passage={struck_text} />
        </section>
      )}
      <QuoteList title={messages.rehearsal_quotes} quotes={quotes} kind="rehearsal" production={production} />
      <div className={`section ${styles.facts}`}>
        <ProductionFacts production={production} />
      </div>
    </>
  );
}

function TextSection({ section, texts }: { section: BookletSection; texts: BookletTexts }) {
  const { headline, lead, text, author } = section;
  return (
    <div className={`section ${styles.opening}`}>
      <h2 className="heading" lang={langOf(section, 'headline')}>
        {headline}
      </h2>
      {lead && (
        <p className={styles.lead} lang={langOf(section, 'lead')}>
          {lead}
        </p>
      )}
      <RichText className={styles.essay} html={text} lang={langOf(section, 'text')} />
      {author && (
        <p className={styles.author}>
          <span className="visually-hidden">{texts.by}: </span>
          {author}
        </p>
      )}
    </div>
  );
}
