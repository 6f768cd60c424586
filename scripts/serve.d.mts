/** Memory limits of the server, as options of Node. */
export const memoryFlags: readonly string[];
