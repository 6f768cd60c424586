/** The mark of the program's own inline scripts while a page is rendered; nothing in the browser. */
import { createContext } from 'react';

export const ScriptMarkContext = createContext<string | undefined>(undefined);
