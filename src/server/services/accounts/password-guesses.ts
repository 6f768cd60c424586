// How many guesses a password takes, by zxcvbn: what it is made of, among common passwords, rows of keyboards, dates,
// sequences and repetitions. For passwords that people choose; loaded with the first of them.

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

/** @param words that whoever guesses tries first, such as the owner's name */
export async function guessesOf(password: string, words: string[]): Promise<number> {
  loaded ??= load();
  return (await loaded)(password, words);
}
