import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, equals, fraction, sum } from '../base/shares/fraction.ts';
import type { OwnerOfUnit } from '../census/rules.ts';
import { names, needsRepresentative, ownersKey, rejects, shareOfVoices } from './rules.ts';

const one = (num: number, den: number, ...memberIds: number[]): OwnerOfUnit => ({
  memberIds,
  joint: memberIds.length > 1,
  share: fraction(num, den),
});
const thirds = [one(1, 3, 1), one(1, 3, 2, 3), one(1, 3, 4)];

describe('who names a representative', () => {
  it.each([
    ['one of three thirds does not', thirds, [1], false, false],
    ['two of them do', thirds, [1, 4], true, true],
    ['either of a couple speaks for both', thirds, [2, 4], true, true],
    ['both of a couple speak once', thirds, [2, 3], false, false],
    ['a half does not name, and is enough to reject', [one(1, 2, 1), one(1, 2, 2)], [1], false, true],
    ['somebody from outside says nothing', thirds, [9], false, false],
  ])('%s', (_, owners, said, named, rejected) => {
    const share = shareOfVoices(owners, new Set(said));
    expect([names(share), rejects(share)]).toEqual([named, rejected]);
  });

  it('several entries need one; an owner alone and a couple do not', () => {
    expect([needsRepresentative(thirds), needsRepresentative([one(1, 1, 1, 2)])]).toEqual([true, false]);
  });

  it('units are of one seat whatever order their owners and the numbers of their shares stand in', () => {
    expect(ownersKey({ owners: [...thirds].reverse() })).toBe(ownersKey({ owners: thirds }));
    expect(ownersKey({ owners: [one(2, 6, 1), one(2, 6, 3, 2), one(3, 9, 4)] })).toBe(ownersKey({ owners: thirds }));
    expect(ownersKey({ owners: [one(1, 2, 1), one(1, 2, 4)] })).not.toBe(ownersKey({ owners: thirds }));
  });

  it('whatever is named was not rejected by the others, and the voices of all are the whole', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(shares, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (weights, picks) => {
        const all = weights.reduce((n, w) => n + w, 0);
        const owners = weights.map((w, i) => one(w, all, i + 1));
        const agree = new Set(owners.flatMap((_, i) => (picks[i] ? [i + 1] : [])));
        const against = new Set(owners.flatMap((_, i) => (picks[i] ? [] : [i + 1])));
        const [yes, no] = [shareOfVoices(owners, agree), shareOfVoices(owners, against)];
        expect(names(yes)).toBe(!rejects(no));
        expect(equals(add(yes, no), sum(owners.map((o) => o.share)))).toBe(true);
      }),
    );
  });
});
