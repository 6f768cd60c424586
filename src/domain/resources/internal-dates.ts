/** Internal dates occupy a stage and are never public. */
import type { Resource, ResourceIssue } from './resource.ts';

const internalKinds = ['rehearsal', 'technical', 'private-hire', 'closed', 'other'] as const;
export type InternalKind = (typeof internalKinds)[number];

/** Texts in one language: only the theatre's staff reads them. */
export const internalDates = {
  name: 'internal_dates',
  title: ['name'],
  isInternal: true,
  fields: {
    kind: { kind: 'choice', values: internalKinds, required: true },
    name: { kind: 'word', required: true },
    /** The play that is rehearsed or set up. */
    production: { kind: 'reference', to: 'productions' },
    stage_name: { kind: 'stage', required: true },
    date_start: { kind: 'moment', required: true },
    /** Days later for a stage that is closed. */
    date_end: { kind: 'moment', required: true },
    people: { kind: 'references', to: 'persons' },
    note: { kind: 'text' },
  },
  check({ date_start, date_end }) {
    const issues: ResourceIssue[] = [];
    if (date_end && (date_end as Date) <= (date_start as Date)) {
      issues.push({ path: ['date_end'], rule: 'end-before-start' });
    }
    return issues;
  },
} as const satisfies Resource;
