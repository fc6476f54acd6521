import { describe, expect, it } from 'vitest';
import { type Lane, turns } from './passwords.ts';

/** A work that waits until it is let go, and what has begun so far. */
function door(most: number, mostStrangers: number) {
  const inTurn = turns(most, mostStrangers);
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  const come = (name: string, lane: Lane) =>
    inTurn(lane, () => {
      begun.push(name);
      return new Promise<void>((go) => letGo.push(go));
    });
  return { begun, come, next: () => letGo.shift()?.() };
}

describe('works that take turns', () => {
  it('run so many at once, the known before strangers, each in the order they came', async () => {
    const { begun, come, next } = door(2, 10);
    const all = [
      come('a', 'stranger'),
      come('b', 'stranger'),
      come('c', 'stranger'),
      come('d', 'known'),
      come('e', 'stranger'),
    ];
    expect(begun).toEqual(['a', 'b']);
    for (let left = all.length; left > 0; left--) {
      next();
      await new Promise(setImmediate);
    }
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'd', 'c', 'e']);
  });

  it('refuse strangers beyond the longest row, never the known, and go on after a failure', async () => {
    const inTurn = turns(1, 1);
    const broken = inTurn('stranger', async () => {
      await new Promise(setImmediate);
      throw new Error('broken');
    });
    const waits = inTurn('stranger', async () => 'stranger');
    const refused = inTurn('stranger', async () => 'never');
    const known = inTurn('known', async () => 'known');
    await expect(refused).rejects.toMatchObject({ key: 'BASE.ERRORS.TOO_MANY' });
    await expect(broken).rejects.toThrow('broken');
    expect(await Promise.all([waits, known])).toEqual(['stranger', 'known']);
  });
});
