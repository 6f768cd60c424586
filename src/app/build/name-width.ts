/** Build: the width of the theatre's name, from which header, footer and LED screens derive its size. */
import type { Plugin } from 'vite';
import * as site from '../../../site.config.ts';
import { textWidth } from '../../domain/pages/title-width.ts';

/** The custom property of `tokens.css`, in em. */
export const nameWidth = (name: string): string => `--name: ${textWidth(name)}`;

export const nameWidthInStyles: Plugin = {
  name: 'name-width-in-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styles\/tokens\.css$/ },
    handler: (code) => code.replace(/--name: [\d.]+/, nameWidth(site.name)),
  },
};
