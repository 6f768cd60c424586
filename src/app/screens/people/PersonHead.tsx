/** The head of a person's page: name and portrait. */
import { type Person, personName } from '#domain/people/person.ts';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import { CaptionButton } from '#ui/media/CaptionButton.tsx';
import { PrintedPicture } from '#ui/media/PrintedPicture.tsx';
import { BarTitle } from '#ui/primitives/BarTitle.tsx';
import styles from './PersonHead.module.css';

interface Props {
  person: Omit<Person, 'events'>;
  texts: PeopleTexts;
}

export function PersonHead({ person, texts }: Props) {
  const { picture, position, is_ensemble } = person;
  const preline = is_ensemble
    ? texts.ensemble
    : position && <span lang={langOf(person, 'position.name')}>{position.name}</span>;
  const name = personName(person);
  if (!picture) {
    return (
      <div className={styles.plain}>
        <BarTitle
          title={name}
          size="page"
          preline={preline && <span className={styles.hanging}>{preline}</span>}
          isNegative
        />
      </div>
    );
  }
  return (
    <div className={styles.hero}>
      <PrintedPicture picture={picture} format="vertical" className={styles.picture} isFirst />
      <CaptionButton picture={picture} className={styles.caption} />
      <BarTitle title={name} size="page" preline={preline} />
    </div>
  );
}
