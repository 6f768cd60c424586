/** Words of somebody in large type, or a passage of the play struck out until a new sentence remains. */
import { langOfField } from '#domain/modules/modules.ts';
import { parseStruck } from '#domain/productions/struck-passage.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { Plain } from '#modules/ModuleText.tsx';
import type { ModuleViewProps } from '#modules/module-view.ts';
import { OptionalSlot } from '#modules/OptionalSlot.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import styles from './quote.module.css';
import type { QuoteContent } from './schema.ts';

export function QuoteView(props: ModuleViewProps<QuoteContent>) {
  return props.module.content.extra_class === 'struck' ? <Struck {...props} /> : <Words {...props} />;
}

function Words({ module, edit }: ModuleViewProps<QuoteContent>) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        <p>
          <Plain module={module} field="content" edit={edit} />
        </p>
      </blockquote>
      <OptionalSlot module={module} field="author" edit={edit} as="figcaption" className={styles.author} />
    </figure>
  );
}

/**
 * An editor sees the strokes like everybody; the passage with its brackets lies over them unseen, and takes their
 * place while somebody writes in it.
 */
function Struck({ module, edit }: ModuleViewProps<QuoteContent>) {
  const locale = useLocale();
  const { content, author } = module.content;
  const passage = {
    pieces: parseStruck(content),
    lang: langOfField(module, 'content') ?? locale,
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
