/** A colour, as digits or picked, and how well it can be read with the other one of its pair. */
import { contrastRatio, parseColour } from '#domain/site/colours.ts';
import { type ControlProps, useRecordForm } from '../form-context.ts';
import { useTypedText } from '../use-typed-text.ts';
import styles from './controls.module.css';
import { LabelledInput } from './LabelledInput.tsx';

interface Props extends ControlProps<'colour'> {
  /** The other colour of the pair, if there is one. */
  other?: unknown;
}

export function ColourControl(props: Props) {
  const { label, value, onChange, other } = props;
  const { texts, locale } = useRecordForm();
  const typed = useTypedText<string>(value, {
    format: String,
    parse: (text) => {
      const colour = `#${text.trim().replace(/^#/, '').toLowerCase()}`;
      return parseColour(colour) ? colour : null;
    },
    onChange,
  });
  const colour = typeof value === 'string' ? value : '#ffffff';
  const ratio = typeof value === 'string' && typeof other === 'string' ? contrastRatio(value, other) : null;
  const figure = ratio?.toFixed(1).replace('.', locale === 'de' ? ',' : '.');
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={texts.pick_colour.replace('{field}', label.label)}
        value={colour}
        onChange={(event) => onChange(event.target.value)}
      />
      <LabelledInput
        control={props}
        typed={typed}
        error={typed.unread && texts.no_colour}
        hint={figure && texts.contrast.replace('{figure}', figure)}
      />
      {ratio !== null && (
        <span
          aria-hidden="true"
          className={styles.sample}
          style={{ background: colour, color: other as string }}
        >
          Aa
        </span>
      )}
    </div>
  );
}
