/** The secret of the application's inline scripts while a page is rendered; undefined in the browser. */
import { createContext } from 'react';

export const ScriptSecretContext = createContext<string | undefined>(undefined);
