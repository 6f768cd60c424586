/** The control for a link: a page or record of the site, or a typed address. */
import { useId, useState } from 'react';
import type { LinkTarget, ShownLink } from '#domain/modules/modules.ts';
import { Button } from '../kit/Button.tsx';
import parts from '../kit/kit.module.css';
import { TextInput } from '../kit/TextInput.tsx';
import { useLabels } from '../kit/use-labels.ts';
import { LinkPicker } from '../pickers/LinkPicker.tsx';
import { linkAddress } from '../rich-text/link-address.ts';
import styles from './dialog.module.css';
import type { FieldChange, FormModule } from './form.ts';

interface Props {
  module: FormModule;
  error: string | undefined;
  onChange: (change: FieldChange) => void;
}

export function LinkControl({ module, error, onChange }: Props) {
  const labels = useLabels();
  const group = useId();
  const target = module.data.link as LinkTarget | null;
  const address = String(module.data.link_url ?? '');
  const shown = module.content.link as ShownLink | null | undefined;
  const [source, setSource] = useState<'own' | 'address'>(address !== '' && !target ? 'address' : 'own');

  const sources = [
    { key: 'own', name: labels.target_own },
    { key: 'address', name: labels.target_address },
  ] as const;
  return (
    <fieldset className={parts.group}>
      <legend>{labels.target}</legend>
      <div className={parts.row}>
        {sources.map(({ key, name }) => (
          <label key={key} className={parts.check}>
            <input type="radio" name={group} checked={source === key} onChange={() => setSource(key)} />
            {name}
          </label>
        ))}
      </div>
      {source === 'own' ? (
        <>
          <div className={styles.chosen}>
            <div className={styles.words}>
              {target ? (
                <p>
                  {shown?.title ||
                    `${labels.target_kinds[target.kind]} ${'id' in target ? target.id : target.name}`}{' '}
                  <span className={parts.hint}>{shown?.url}</span>
                </p>
              ) : (
                <p className={parts.hint}>{labels.target_none}</p>
              )}
            </div>
            {target ? (
              <Button onClick={() => onChange({ changes: { link: null }, chosen: { link: null } })}>
                {labels.remove}
              </Button>
            ) : null}
          </div>
          <LinkPicker
            label={labels.search}
            error={error}
            onPick={({ target, title, url }) =>
              onChange({ changes: { link: target, link_url: '' }, chosen: { link: { title, url } } })
            }
          />
        </>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the field is left.
        <div
          onBlur={() => {
            // Adds the default protocol if there is none.
            const whole = linkAddress(address);
            if (whole && whole !== address) onChange({ changes: { link_url: whole } });
          }}
        >
          <TextInput
            label={labels.link_address}
            hint={labels.link_hint}
            value={address}
            error={error}
            onChange={(link_url) => onChange({ changes: { link_url, link: null }, chosen: { link: null } })}
          />
        </div>
      )}
    </fieldset>
  );
}
