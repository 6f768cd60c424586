/** The head of a person's page: name and portrait. */
import { type Person, personName } from '#domain/people/person.ts';
import type { PeopleTexts } from '#i18n/people/people-texts.ts';
import { langOf } from '#ui/lang.ts';
import { PictureHead } from '#ui/media/PictureHead.tsx';
import styles from './PersonHead.module.css';

interface Props {
  person: Omit<Person, 'events'>;
  texts: PeopleTexts;
}

export function PersonHead({ person, texts }: Props) {
  const { picture, position, is_ensemble } = person;
  const ownPosition = position && <span lang={langOf(person, 'position.name')}>{position.name}</span>;
  return (
    <PictureHead
      picture={picture}
      format="vertical"
      className={picture ? styles.portrait : ''}
      title={personName(person)}
      preline={is_ensemble ? texts.ensemble : ownPosition}
    />
  );
}
