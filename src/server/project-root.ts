// The root directory of the project.
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The folder of the project, from a source file as from the built program. */
export const projectRoot = path.dirname(findPackageJSON(import.meta.url) as string);
