/** How many words a made-up language has. */
export const inVocabulary = 60_000;

/** The same at every run. */
export function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'vo do mě ra re vi ze vý ta hu spo le čen ství by to vá jed not ka shro máž dě ní ná jem ník o pra va stře cha úklid schů ze zá pis plá no ce na fak tu smlou va po jist ka ko te lna ply nu te plo vod ní mi pro na za od před při ne nej roz sou hla sit čle nů fond'.split(
    ' ',
  );

/** Words as a language has them: few stand everywhere, most hardly anywhere. */
export function vocabulary(draw: () => number): string[] {
  const words = new Set<string>();
  while (words.size < inVocabulary) {
    const count = 1 + Math.floor(draw() * 4);
    words.add(Array.from({ length: count }, () => syllables[Math.floor(draw() * syllables.length)]).join(''));
  }
  return [...words];
}
/** By Zipf's law, nearly: the n-th word stands in a text with a chance of 1/n. */
export const drawn = (words: readonly string[], draw: () => number): string =>
  words[Math.floor(words.length ** draw()) - 1] as string;
