// Estimates the guesses for a password with zxcvbn, by common passwords, keyboard patterns, dates, sequences and
// repetitions. Loaded lazily.

type Guess = (password: string, words: string[]) => number;

let loaded: Promise<Guess> | undefined;

async function load(): Promise<Guess> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => zxcvbn.check(password, words).guesses;
}

/** @param words likely guesses, such as the owner's name */
export async function guessesOf(password: string, words: string[]): Promise<number> {
  loaded ??= load();
  return (await loaded)(password, words);
}
