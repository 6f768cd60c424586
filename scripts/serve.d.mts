/** Memory limits of the server, as options of Node. */
export const memoryFlags: readonly string[];
/** The built program, relative to the project. */
export const program: string;
