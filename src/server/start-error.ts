// A reason why Foyer cannot start, written for the person who started it.

/**
 * Thrown while starting. The message is complete: whole sentences that name the cause and the remedy,
 * so that the entry point prints it without a stack trace and ends with code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
