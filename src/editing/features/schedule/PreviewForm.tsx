/** The form for a preview as of a moment. A plain GET form, because the preview is another document. */
import { previewParameter } from '#domain/publishing/preview.ts';
import { lastSchedulableTime } from '#domain/publishing/schedule.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { FormField } from '../../ui/kit/FormField.tsx';
import parts from '../../ui/kit/kit.module.css';
import { useScheduleMessages } from './messages.ts';
import styles from './schedule.module.css';

interface Props {
  /** The current moment, as it was entered. */
  at?: string;
  error?: string | undefined;
}

export function PreviewForm({ at = '', error }: Props) {
  const messages = useScheduleMessages();
  return (
    <form action={location.pathname} className={styles.moment}>
      <FormField label={messages.preview_at} error={error}>
        {(control) => (
          <input
            {...control}
            className={parts.input}
            type="datetime-local"
            max={lastSchedulableTime}
            name={previewParameter}
            required
            defaultValue={at.slice(0, 16)}
          />
        )}
      </FormField>
      <Button type="submit">{messages.preview_show}</Button>
    </form>
  );
}

/** The address of a page as of a moment. */
export const previewAddress = (pathname: string, at: string): string =>
  `${pathname}?${new URLSearchParams({ [previewParameter]: at })}`;
