/** The fields of one module in a form, in the order of its schema. */
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { issueMessage } from '#i18n/modules/module-messages.ts';
import { schemaOf } from '#modules/schemas.ts';
import parts from '../kit/kit.module.css';
import { FieldControl } from './FieldControl.tsx';
import type { FieldChange, FormModule } from './form.ts';

interface Props {
  module: FormModule;
  issues: readonly FieldIssue[];
  onChange: (change: FieldChange) => void;
}

export function ModuleFields({ module, issues, onChange }: Props) {
  const locale = useLocale();
  const { fields } = schemaOf(module.name);
  const errorOf = (name: string) => {
    const issue = issues.find(({ field }) => field === name);
    return issue ? issueMessage(issue, locale, module.name) : undefined;
  };
  return (
    <div className={parts.stack}>
      {Object.entries(fields).map(([name, field]) => {
        // The address of a link is part of the link control.
        if (field.kind === 'address' && fields.link) return null;
        const error = errorOf(name) ?? (field.kind === 'link' ? errorOf('link_url') : undefined);
        return (
          <div key={name} data-control={name}>
            <FieldControl name={name} field={field} module={module} error={error} onChange={onChange} />
          </div>
        );
      })}
    </div>
  );
}
