import { createHash, randomInt } from 'node:crypto';

/** The number this run draws from; set `PAVLAC_SEED` to the printed one to repeat a run as it was. */
export const seed = process.env.PAVLAC_SEED ?? String(randomInt(1_000_000));
// Workers of the same run draw the same.
process.env.PAVLAC_SEED = seed;

/** A whole number from 0 to `below` − 1 that belongs to the name in this run. */
export const drawn = (name: string, below: number): number =>
  createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE(0) % below;
