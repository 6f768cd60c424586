/**
 * Build: puts the server's modules that a start loads into two files. By itself the bundler makes two hundred, and finding,
 * reading and linking them takes a seventh of a start's CPU time. The site's file is loaded while the database starts.
 */
import type { Rolldown } from 'vite';
import { inApp, lazilyReachedFrom, type ModuleGraph, reachedFrom } from './module-graph.ts';

const main = inApp('../server/main.ts');
const app = inApp('../server/app.ts');

interface ModuleSets {
  program: Set<string>;
  site: Set<string>;
}

function moduleSetsOf(graph: ModuleGraph): ModuleSets {
  const program = reachedFrom(graph, [main]);
  // Stays the entry, which runs when it is imported: tests import the site alone.
  program.delete(main);
  const site = reachedFrom(graph, [app]);
  // The server loads lazy components before it renders the first page.
  return { program, site: site.union(lazilyReachedFrom(graph, site)) };
}

let sets: ModuleSets | undefined;

export const serverBundles: Rolldown.CodeSplittingGroup[] = [
  {
    name: (id, graph) => {
      sets ??= moduleSetsOf(graph);
      if (sets.program.has(id)) return 'program';
      return sets.site.has(id) ? 'site' : null;
    },
  },
];
