/** Other people with the record open, and their group of fields. Presence locks nothing. */
import { type RefObject, useEffect, useState } from 'react';
import type { PersonTab } from '#domain/pages/presence.ts';
import { groupsOf } from '#domain/resources/form-groups.ts';
import { openPresence } from '#editing/sync/presence/presence-connection.ts';
import { useEditingSession } from '#editing/ui/editing-session-context.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import { formatCount } from '#i18n/format-count.ts';
import styles from './form.module.css';
import type { RecordFormData } from './form-data.ts';

interface Props {
  data: RecordFormData;
  /** With the fields of the form. */
  box: RefObject<HTMLElement | null>;
}

export function FormPresence({ data, box }: Props) {
  const { resource, record } = data;
  const session = useEditingSession();
  const id = record?.id;
  const [people, setPeople] = useState<readonly PersonTab[]>([]);
  useEffect(() => {
    if (id === undefined) return;
    const field = () => {
      const at = box.current?.contains(document.activeElement) ? document.activeElement : null;
      return at?.closest<HTMLElement>('[data-name]')?.dataset.name ?? null;
    };
    const stream = openPresence(session, {
      query: () => `record=${resource}/${id}`,
      position: () => ({ field: field() }),
      onPeople: setPeople,
      onOpen() {},
      onChanged() {},
    });
    const { moved } = stream;
    document.addEventListener('focusin', moved);
    stream.connect();
    return () => {
      document.removeEventListener('focusin', moved);
      stream.end();
    };
  }, [session, resource, id, box]);
  const sentences = peopleSentences(people, session.account.get().username, data);
  return (
    <p role="status" className={styles.people}>
      {sentences.join(' ')}
    </p>
  );
}

/** Each person once, with the group of the field that they are in. */
function peopleSentences(
  people: readonly PersonTab[],
  ownName: string,
  { resource, texts, locale }: Pick<RecordFormData, 'resource' | 'texts' | 'locale'>,
): string[] {
  const byName = Map.groupBy(people, ({ name }) => name);
  const isOwn = byName.delete(ownName);
  const named = [...byName].map(([name, tabs]) => {
    const fields = tabs.flatMap(({ field }) => field ?? []);
    const group = groupsOf(resource).find(([, of]) => of.some((each) => fields.includes(each)))?.[0];
    return group ? fillPlaceholders(texts.person_in, { name, group: texts.groups[group] }) : name;
  });
  const list = new Intl.ListFormat(locale).format(named);
  return [
    ...(named.length > 0 ? [formatCount(texts.people, named.length).replace('{people}', list)] : []),
    ...(isOwn ? [texts.people_own] : []),
  ];
}
