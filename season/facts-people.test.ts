// What the demo season says about people, their parts and booklets agrees with its casts and productions.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from '#season/load-demo.ts';

interface InLanguages {
  de: string;
  en?: string;
}

interface Line {
  role: InLanguages;
  name: string;
  person?: string;
}

interface Production {
  key: string;
  name: InLanguages;
  author?: InLanguages;
  cast?: Line[];
  credits?: Line[];
  booklet?: unknown[];
}

interface Person {
  key: string;
  biography?: InLanguages;
}

interface Teaser {
  headline?: InLanguages;
  link?: string;
}

const files = readdirSync(demoFolder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(demoFolder, name), 'utf8')) as Record<string, unknown>);
const recordsOf = <T>(field: string) => files.flatMap((content) => (content[field] ?? []) as T[]);

const productions = recordsOf<Production>('productions');
const people = recordsOf<Person>('persons').map(({ key, biography }) => ({
  key,
  biography: biography?.de.replaceAll('\u00a0', ' ') ?? '',
}));
const lines = productions.flatMap((production) =>
  [...(production.cast ?? []), ...(production.credits ?? [])].map((line) => ({ ...line, production })),
);
const castLines = productions.flatMap(({ cast = [] }) => cast);
/** A line may name several parts. */
const partsOf = ({ role }: Line) => role.de.split(', ');

function* teasersOf(value: unknown): Generator<Teaser> {
  if (value === null || typeof value !== 'object') return;
  if ('link' in value && 'headline' in value) yield value as Teaser;
  for (const part of Object.values(value)) yield* teasersOf(part);
}

const linkedFrom = (teasers: Iterable<Teaser>) =>
  [...teasers].flatMap(({ headline, link }) => {
    const production = productions.find(({ key }) => link === `production:${key}`);
    return production ? [{ headline, production }] : [];
  });

test('a biography names plays in which the person takes part', () => {
  const strangers = people.flatMap(({ key, biography }) =>
    productions
      .filter(({ name }) => biography.includes(`»${name.de}«`))
      .filter((production) => {
        const isIn = lines.some((line) => line.production === production && line.person === key);
        return !isIn && !production.author?.de.toLowerCase().includes(key.split('-')[0] as string);
      })
      .map(({ name }) => `${key}: ${name.de}`),
  );
  expect(strangers).toEqual([]);
});

test('a biography names no part that somebody else plays', () => {
  const titles = new Set(productions.map(({ name }) => name.de));
  const parts = castLines
    .flatMap((line) => partsOf(line).map((part) => ({ part, person: line.person })))
    .filter(({ part }) => /^\p{Lu}\S+ \p{Lu}/u.test(part) && !titles.has(part));
  const strangers = people.flatMap(({ key, biography }) =>
    parts
      .filter(({ part }) => biography.includes(part))
      .filter(({ part }) => !parts.some((own) => own.part === part && own.person === key))
      .map(({ part }) => `${key}: ${part}`),
  );
  // He played it in Dresden.
  expect(strangers).toEqual(['yusuf-demir: Franz Moor']);
});

test('a biography counts the parts of the casts', () => {
  const numbers = { elf: 11, dreizehn: 13 };
  const counted = people.flatMap(({ key, biography }) => {
    const number = /\bhat (?:in dieser Spielzeit )?(\p{Ll}+) Rollen/u.exec(biography)?.[1];
    return number ? [[key, numbers[number as keyof typeof numbers]]] : [];
  });
  expect(counted.length).toBeGreaterThan(1);
  const played = counted.map(([key]) => [
    key,
    castLines.filter(({ person }) => person === key).flatMap(partsOf).length,
  ]);
  expect(counted).toEqual(played);
});

test('a teaser calls the play that it links to as its page does, in both languages', () => {
  const named = linkedFrom(teasersOf(files)).filter(
    ({ headline, production }) => headline && production.name.de.includes(headline.de),
  );
  expect(named.length).toBeGreaterThan(5);
  for (const { headline, production } of named)
    expect(production.name.en ?? production.name.de).toContain(headline?.en);
});

test('the page about booklets links to plays that have one', () => {
  const page = recordsOf<{ key: string }>('pages').find(({ key }) => key === 'programmhefte');
  const linked = linkedFrom(teasersOf(page));
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.filter(({ production }) => !production.booklet?.length)).toEqual([]);
});
