// Headings that modules render, against those that the rules for pages know of.
import { expect, test } from 'vitest';
import { compactEvent } from '#domain/events/compact-event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { headingsOf, withListLevels } from '#domain/modules/heading-level.ts';
import { type Field, isTextKind } from '#domain/modules/module-fields.ts';
import { itemNameOf, type ModuleName, moduleNames, type ShownModule } from '#domain/modules/modules.ts';
import { viewOf } from './components.tsx';
import { aPicture } from './picture-fixture.ts';
import { schemaOf } from './schemas.ts';
import { htmlOf, shownModule } from './view-fixture.ts';

function shownValue(field: Field): unknown {
  if (isTextKind(field.kind) || field.kind === 'word') return 'Text';
  if (field.kind === 'choice') return field.initial;
  if (field.kind === 'image') return aPicture();
  if (field.kind === 'link') return { url: '/de/abo', title: 'Abos' };
  if (field.kind === 'event') return compactEvent(anEvent());
  if (field.kind === 'embed') return { provider: 'youtube', id: 'Foyer-Faust' };
  return field.kind === 'flag' ? false : '';
}

/** With every field filled, and one item if it is a list. */
function filled(name: ModuleName): ShownModule {
  const fields = Object.entries(schemaOf(name).fields);
  const item = itemNameOf(name);
  const content: Record<string, unknown> = Object.fromEntries(
    fields.map(([field, described]) => [field, shownValue(described)]),
  );
  return shownModule(name, content, { children: item ? [filled(item) as never] : [] });
}

test.each(moduleNames.filter((name) => name !== 'container'))(
  'the headings of %s are known, so that pages skip no level',
  (name) => {
    const modules = withListLevels([filled(name)]);
    const html = modules.map((module) => htmlOf(viewOf(name) as never, module)).join('');
    const rendered = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(rendered).toEqual(headingsOf(modules).map(({ level }) => level));
  },
);
