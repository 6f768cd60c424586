/** The form for a preview as of a moment. A plain GET form, because the preview is another document. */
import { useState } from 'react';
import { previewParameter } from '#domain/publishing/preview.ts';
import { Button } from '../../ui/kit/Button.tsx';
import parts from '../../ui/kit/kit.module.css';
import { DateTimeField } from './DateTimeField.tsx';
import { useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';

interface Props {
  /** The current moment, as it was entered. */
  at?: string;
  error?: string | undefined;
}

export function PreviewForm({ at = '', error }: Props) {
  const messages = useScheduleMessages();
  const [moment, setMoment] = useState(at.slice(0, 16));
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      action={location.pathname}
      className={styles.form}
      onSubmit={(event) => {
        setMissing(moment === '');
        if (moment === '') event.preventDefault();
      }}
    >
      <DateTimeField
        label={messages.preview_at}
        error={isMissing && moment === '' ? messages.no_time : error}
        value={moment}
        onChange={setMoment}
      />
      <input type="hidden" name={previewParameter} value={moment} />
      <div className={parts.row}>
        <Button type="submit">{messages.preview_show}</Button>
      </div>
    </form>
  );
}

/** The address of a page as of a moment. */
export const previewAddress = (pathname: string, at: string): string =>
  `${pathname}?${new URLSearchParams({ [previewParameter]: at })}`;
