/** The mark of the program's own inline scripts while a page is rendered; nothing in the browser. */
import { createContext } from 'react';

export const ScriptSecretContext = createContext<string | undefined>(undefined);
