/** A quote in large type, or a struck passage of a play. */
import { parseStruck } from '#domain/productions/struck-passage.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { Plain } from '#modules/ModuleText.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { OptionalText } from '#modules/OptionalText.tsx';
import { langOf } from '#ui/lang.ts';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import styles from './quote.module.css';
import type { QuoteContent } from './schema.ts';

export function QuoteView(props: ModuleViewProps<QuoteContent>) {
  return props.module.content.extra_class === 'struck' ? <Struck {...props} /> : <Words {...props} />;
}

function Words({ module, edit }: ModuleViewProps<QuoteContent>) {
  return (
    <figure>
      <blockquote className={styles.words}>
        <p>
          <Plain module={module} field="content" edit={edit} />
        </p>
      </blockquote>
      <OptionalText module={module} field="author" edit={edit} as="figcaption" className={styles.author} />
    </figure>
  );
}

/**
 * Editors see the struck passage too. Its source with the brackets is a transparent field on top, which
 * becomes visible while focused.
 */
function Struck({ module, edit }: ModuleViewProps<QuoteContent>) {
  const locale = useLocale();
  const { content, author } = module.content;
  const passage = {
    pieces: parseStruck(content),
    lang: langOf(module, 'content') ?? locale,
    source: author,
  };
  if (!edit) return <StruckText passage={passage} />;
  return (
    <div className={styles.struck}>
      <div className={styles.strokes} inert>
        <StruckText passage={passage} />
      </div>
      <div className={styles.raw}>
        <p className={styles.passage}>{edit.plain('content')}</p>
        <p className={styles.source}>{edit.line('author')}</p>
      </div>
    </div>
  );
}
