/** Validates a form, by module and field. */
import { isEmbed } from '#domain/media/embed-data.ts';
import { checkData } from '#domain/modules/module-check.ts';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { FormModule, ModuleForm } from './form.ts';

/** Issues by the key of their module; valid modules are left out. */
export type FormIssues = Readonly<Record<string, readonly FieldIssue[]>>;

/** An address that cannot be parsed stays in its field as text, which is an issue by itself. */
export function checkForm({ own, items }: ModuleForm): FormIssues {
  const entries = [own, ...items].map((module) => [module.key, issuesOf(module)] as const);
  return Object.fromEntries(entries.filter(([, issues]) => issues.length > 0));
}

const issuesOf = ({ name, data }: FormModule) => checkData(schemaOf(name), data, isEmbed);
