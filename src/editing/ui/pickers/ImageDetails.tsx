/** The form for a picture's alternative text, credit and focal point, which apply wherever it is used. */
import { type ReactNode, useState } from 'react';
import { bothLanguages } from '#domain/languages/locales.ts';
import type { MediaItem } from '#domain/media/media-item.ts';
import { textAt, withText } from '../../core/localized-text.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import parts from '../kit/kit.module.css';
import { Note } from '../kit/Note.tsx';
import { Select } from '../kit/Select.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { useRequest } from '../kit/use-request.ts';
import { FocalPoint } from './FocalPoint.tsx';
import styles from './ImagePicker.module.css';
import { type MediaDetails, updatePicture } from './picker-requests.ts';

const prints = ['as-is', 'line-screen', 'two-inks'] as const;

interface Props {
  item: MediaItem;
  onDone: (item: MediaItem) => void;
  onBack?: () => void;
  beside?: ((details: MediaDetails) => ReactNode) | undefined;
}

export function ImageDetails({ item, onDone, onBack, beside }: Props) {
  const session = useEditingSession();
  const labels = useLabels();
  const [details, setDetails] = useState<MediaDetails>(() => detailsOf(item));
  const { isBusy, problem, errors, run } = useRequest(labels);
  const change = (changes: Partial<MediaDetails>) => setDetails((before) => ({ ...before, ...changes }));
  const errorOf = (field: string) => errors.find((error) => error.field.split('.')[0] === field)?.message;
  const save = () => run(async () => onDone(await updatePicture(session, item.id, details)));

  return (
    <div className={parts.stack}>
      {problem ? <Note isAlarm>{problem}</Note> : null}
      <FocalPoint
        item={item}
        x={details.focal_x}
        y={details.focal_y}
        onChange={(focal_x, focal_y) => change({ focal_x, focal_y })}
      />
      {beside?.(details)}
      {(['alt', 'caption'] as const).map((field) => (
        <fieldset key={field} className={parts.group} disabled={field === 'alt' && details.is_decorative}>
          <legend>{labels[field]}</legend>
          <div className={parts.pair}>
            {bothLanguages.map((locale) => (
              <TextInput
                key={locale}
                label={labels[field]}
                language={locale === 'de' ? labels.german : labels.english}
                lang={locale}
                value={textAt(details[field], locale)}
                error={locale === 'de' ? errorOf(field) : undefined}
                hint={field === 'alt' && locale === 'de' ? labels.alt_hint : undefined}
                onChange={(text) => change({ [field]: withText(details[field], locale, text) })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Checkbox
        label={labels.decorative}
        value={details.is_decorative}
        onChange={(is_decorative) => change({ is_decorative })}
      />
      <TextInput
        label={labels.credit}
        hint={labels.credit_hint}
        value={details.credit}
        error={errorOf('credit')}
        onChange={(credit) => change({ credit })}
      />
      <Select
        label={labels.print}
        value={details.print}
        options={prints.map((value) => ({ value, name: labels.prints[value] }))}
        onChange={(print) => change({ print })}
      />
      <div className={`${parts.row} ${styles.foot}`}>
        {onBack ? <Button onClick={onBack}>{labels.back_to_library}</Button> : null}
        <Button kind="primary" aria-disabled={isBusy} onClick={save}>
          {isBusy ? labels.saving : labels.picture_use}
        </Button>
      </div>
    </div>
  );
}

function detailsOf(item: MediaItem): MediaDetails {
  const { alt, caption, credit, focal_x, focal_y, is_decorative, print } = item;
  return { alt, caption, credit, focal_x, focal_y, is_decorative, print };
}
