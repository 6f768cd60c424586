/** Sends writes again that get no response. */

/** Milliseconds before the second and the third attempt. */
const pauses = [1000, 4000];

/** For writes with an operation id: however often it is sent, it is executed once. */
export async function untilAnswered<T extends { outcome: string }>(ask: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    const outcome = await ask();
    if (outcome.outcome !== 'unreachable') return outcome;
    await new Promise((resume) => setTimeout(resume, pause));
  }
  return ask();
}
