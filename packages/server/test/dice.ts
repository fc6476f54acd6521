/** Numbers from nought up to one less than asked for. */
export type Dice = (most: number) => bigint;

/** The same in every run: a linear congruential generator of 64 bits. */
export function dice(seed: number): Dice {
  let state = BigInt(seed) + 0x9e3779b97f4a7c15n;
  return (most) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return (state >> 20n) % BigInt(most);
  };
}

/** A small one, to count with. */
export const few = (roll: Dice, most: number): number => Number(roll(most));
