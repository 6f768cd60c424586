/** Memory limits of the server, as options of Node. */
export const memoryFlags: readonly string[];
/** Environment of the server: settings of glibc's malloc. */
export const mallocSettings: Readonly<Record<string, string>>;
/** The built program, relative to the project. */
export const program: string;
