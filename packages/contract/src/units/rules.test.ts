import { describe, expect, it } from 'vitest';
import { fraction, whole } from '../base/shares/fraction.ts';
import { isShare, problemsOf, whyOwnersWrong } from './rules.ts';

const half = fraction(1, 2);

describe('a share', () => {
  it.each([
    [fraction(1, 1), true],
    [fraction(8190, 90090), true],
    [fraction(0, 1), false],
    [fraction(-1, 2), false],
    [fraction(3, 2), false],
    [fraction(1n, 10n ** 18n), false],
  ])('%o → %s', (f, ok) => expect(isShare(f)).toBe(ok));
});

describe('owner entries of one unit', () => {
  it('a couple is two people in joint ownership', () => {
    expect(whyOwnersWrong([{ memberIds: [1, 2], joint: true, share: whole }])).toEqual({});
    expect(whyOwnersWrong([{ memberIds: [1, 2], joint: false, share: whole }])).toEqual({
      'owners.0.memberIds': 'UNITS.ERRORS.JOINT_TWO',
    });
    expect(whyOwnersWrong([{ memberIds: [1], joint: true, share: whole }])).toEqual({
      'owners.0.memberIds': 'UNITS.ERRORS.JOINT_TWO',
    });
  });

  it('nobody stands in the unit twice alone, but may stand alone and in a couple', () => {
    const one = { memberIds: [1], joint: false, share: half };
    expect(whyOwnersWrong([one, one])).toEqual({ 'owners.1.memberIds': 'UNITS.ERRORS.OWNER_TWICE' });
    expect(whyOwnersWrong([one, { memberIds: [1, 2], joint: true, share: half }])).toEqual({});
    expect(whyOwnersWrong([{ memberIds: [3, 3], joint: true, share: whole }])).toEqual({
      'owners.0.memberIds': 'UNITS.ERRORS.OWNER_TWICE',
    });
  });
});

describe('what is wrong with a unit', () => {
  it.each([
    ['one owner', { share: half, owners: [whole], hasRepresentative: false }, []],
    ['halves with a representative', { share: half, owners: [half, half], hasRepresentative: true }, []],
    ['halves without one', { share: half, owners: [half, half], hasRepresentative: false }, ['noRepresentative']],
    [
      'thirds short of 1',
      { share: half, owners: [fraction(1, 3), fraction(1, 3)], hasRepresentative: true },
      ['ownersSum'],
    ],
    ['nothing known', { share: null, owners: [], hasRepresentative: false }, ['noShare', 'noOwner']],
  ] as const)('%s', (_, unit, problems) => expect(problemsOf(unit)).toEqual(problems));
});
