import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersWithin,
  asksVerifiersAtOnce,
  type Candidate,
  endAtDoor,
  exists,
  fileSuffices,
  type Place,
  placeOf,
  type SecondAct,
  type SecondKind,
  type Sign,
  sameHourLater,
  secondAs,
  secondKinds,
  signs,
  turnOf,
  turnsOf,
  verifiersFrom,
  whyNotSecond,
} from './rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const hoursAgo = (n: number) => new Date(now.getTime() - n * 3600_000);
const one = (memberId: number, ...kinds: SecondKind[]): Candidate => ({ memberId, kinds, present: true });
const act = (given: Partial<SecondAct> = {}): SecondAct => ({ barred: [1], onlyVerifier: false, asked: [], ...given });
const asked = (memberId: number, kind: SecondKind, hours: number) => ({ memberId, kind, at: hoursAgo(hours) });

const [chair, second, auditor, neighbour] = [one(1, 'admin'), one(2, 'admin'), one(3, 'audit'), one(4, 'verifier')];
const everybody = [chair, second, auditor, neighbour];

describe('whose turn it is', () => {
  it.each([
    ['another of the committee', everybody, act(), 'admin', [2], [2]],
    ['the audit where the committee is the chair', [chair, auditor, neighbour], act(), 'audit', [3], [3]],
    ['a verifier where there is nobody else', [chair, neighbour], act(), 'verifier', [4], [4]],
    ['nobody in a house of one person', [chair], act(), null, [], []],
    ['those asked, for 24 hours', everybody, act({ asked: [asked(2, 'admin', 23)] }), 'admin', [2], []],
    ['the audit a day later', everybody, act({ asked: [asked(2, 'admin', 24)] }), 'audit', [3], [3]],
    [
      'a verifier two days later',
      everybody,
      act({ asked: [asked(2, 'admin', 48), asked(3, 'audit', 24)] }),
      'verifier',
      [4],
      [4],
    ],
    [
      'nobody when all of them are missing',
      everybody,
      act({ asked: [asked(2, 'admin', 72), asked(3, 'audit', 48), asked(4, 'verifier', 24)] }),
      null,
      [],
      [],
    ],
    [
      'a new member of the committee before the audit',
      [...everybody, one(5, 'admin')],
      act({ asked: [asked(2, 'admin', 30)] }),
      'admin',
      [2, 5],
      [5],
    ],
    ['nobody whose account is closed', [chair, { ...second, present: false }, auditor], act(), 'audit', [3], [3]],
    [
      'a verifier alone for a power in favour of its writer',
      everybody,
      act({ onlyVerifier: true }),
      'verifier',
      [4],
      [4],
    ],
  ] as const)('%s', (_, people, of, kind, memberIds, toAsk) => {
    const turn = turnOf(of, people, now);
    expect(turn).toEqual(kind && { kind, memberIds, toAsk });
  });

  const late = (of: Partial<SecondAct> = {}) => act({ atOnce: true, ...of });
  it('is of everybody at once for a paper recorded after the end, and time makes nobody missing', () => {
    const all = [
      { kind: 'admin', memberIds: [2], toAsk: [2] },
      { kind: 'audit', memberIds: [3], toAsk: [3] },
      { kind: 'verifier', memberIds: [4], toAsk: [4] },
    ];
    expect(turnsOf(late(), everybody, now)).toEqual(all);
    expect(turnsOf(act(), everybody, now)).toEqual([all[0]]);
    expect(turnsOf(late({ asked: [asked(2, 'admin', 72)] }), everybody, now)[0]?.toAsk).toEqual([]);
    for (const id of [2, 3, 4]) expect(secondAs(late(), everybody, id, now)).not.toBeNull();
    expect(secondAs(late(), everybody, 1, now)).toBeNull();
    expect(secondAs(act(), everybody, 4, now)).toBeNull();
  });

  it.each([
    ['at once where nobody of the committee or the audit exists', late(), [chair], 0],
    ['a day after the first of them was asked', late({ asked: [asked(2, 'admin', 5)] }), everybody, 19],
    ['at once when that day is over', late({ asked: [asked(2, 'admin', 24)] }), everybody, 0],
  ] as const)('members are asked to be verifiers %s', (_, of, people, hours) =>
    expect(verifiersFrom(of, people, now)).toEqual(hoursAgo(-hours)),
  );
});

describe('why somebody may not be the second person', () => {
  const why = (who: Candidate | undefined, of: SecondAct, people = everybody) =>
    whyNotSecond(who, { ...of, people, now });
  it.each([
    ['another of the committee may', why(second, act()), null],
    ['who wrote it, acts by it or gave it', why(chair, act()), 'SECOND.ERRORS.BARRED'],
    ['whose account is closed', why({ ...second, present: false }, act()), 'SECOND.ERRORS.NO_ACCOUNT'],
    ['who is not known', why(undefined, act()), 'SECOND.ERRORS.NO_ACCOUNT'],
    ['who is none of these', why(one(9), act()), 'SECOND.ERRORS.NOBODY_OF_THESE'],
    ['the audit before its turn', why(auditor, act()), 'SECOND.ERRORS.NOT_YET'],
    ['the audit in its turn may', why(auditor, act({ asked: [asked(2, 'admin', 25)] })), null],
    ['the committee, though it was late, may', why(second, act({ asked: [asked(2, 'admin', 25)] })), null],
    [
      'the committee where a verifier is asked for',
      why(second, act({ onlyVerifier: true })),
      'SECOND.ERRORS.ONLY_VERIFIER',
    ],
  ])('%s', (_, found, expected) => expect(found).toBe(expected));

  it('somebody of the committee who agreed to be a verifier confirms as one where only that is enough', () => {
    const both = one(2, 'admin', 'verifier');
    expect(secondAs(act({ onlyVerifier: true }), [chair, both], 2, now)).toBe('verifier');
    expect(secondAs(act(), [chair, both], 2, now)).toBe('admin');
  });
});

describe('the file of the signed paper', () => {
  const lone = { ...act(), hasFile: true, afterEnd: false, verifiersAskedAt: hoursAgo(72) };
  it.each([
    ['suffices when nobody agreed in three days', lone, [chair], true],
    ['not a minute sooner', { ...lone, verifiersAskedAt: new Date(hoursAgo(72).getTime() + 60_000) }, [chair], false],
    ['not before it has come to verifiers', { ...lone, verifiersAskedAt: null }, [chair], false],
    ['not without the file', { ...lone, hasFile: false }, [chair], false],
    ['not for a paper recorded after the end', { ...lone, afterEnd: true }, [chair], false],
    ['not in favour of who wrote it down', { ...lone, onlyVerifier: true }, [chair], false],
    ['not while a verifier has their day', lone, [chair, neighbour], false],
    ['once that verifier is missing too', { ...lone, asked: [asked(4, 'verifier', 24)] }, [chair, neighbour], true],
    ['not while somebody of the committee may act', lone, everybody, false],
  ])('%s', (_, of, people, expected) => expect(fileSuffices(of, people, now)).toBe(expected));
});

describe('at the door of a meeting', () => {
  const at = (who: Candidate, place: Place): Candidate => ({ ...who, place });
  const door = (given: Partial<SecondAct> = {}) => act({ atDoor: true, ...given });
  const said = (...all: readonly (Sign['sign'] | readonly string[])[]): Sign[] =>
    all.map((one) => (typeof one === 'string' ? { sign: one, names: [] } : { sign: 'named', names: one }));

  it.each([
    ['who chairs it, though their seat left', said('chairs', 'left', 'listed'), 'room'],
    ['the agent of somebody', said('agent', 'listed'), 'room'],
    ['an owner who came', said('came', 'listed'), 'room'],
    ['a spouse who was named', said(['Jan Dvorský', 'Jana Dvorská'], 'listed'), 'room'],
    ['the other spouse', said(['Jana Dvorská', ''], 'listed'), 'away'],
    ['one of a couple of whom nothing says which', said('either', 'listed'), 'perhaps'],
    ['who writes it down', said('writes', 'listed'), 'room'],
    ['who wrote it down and left', said('writes', 'left', 'listed'), 'away'],
    ['of the committee, at home', said('listed'), 'away'],
    ['who has no place on the list', said(), 'perhaps'],
  ] as const)('%s', (_, all, place) => expect(placeOf(all, 'Jan Dvorský')).toBe(place));

  it.each([
    ['the committee at home holds up nobody', [chair, at(second, 'away'), at(neighbour, 'room')], door(), 'verifier'],
    ['a day makes nobody missing', [at(second, 'room')], door({ asked: [asked(2, 'admin', 30)] }), 'admin'],
    ['who is not on the list holds up nobody', [at(second, 'perhaps')], door(), undefined],
    ['whoever wrote it is nobody, in the room too', [at(chair, 'room')], door(), undefined],
  ] as const)('%s', (_, people, of, kind) => expect(turnOf(of, people, now)?.kind).toBe(kind));

  it.each([
    ['who is in the room, of whatever kind', at(neighbour, 'room'), 'verifier', null],
    ['who is not on the list', at(auditor, 'perhaps'), 'audit', null],
    ['who is at home not', at(second, 'away'), null, 'SECOND.ERRORS.NOT_IN_ROOM'],
  ] as const)('%s may act at once', (_, who, as, why) => {
    const people = [at(one(9, 'admin'), 'room'), who];
    expect(secondAs(door(), people, who.memberId, now)).toBe(as);
    expect(whyNotSecond(who, { ...door(), people, now })).toBe(why);
  });

  const paper = { ...door(), hasFile: true };
  it.each([
    ['the file suffices where nobody in the room may confirm it', paper, [at(second, 'away')], 'alone'],
    ['not while somebody in the room may', paper, [at(neighbour, 'room')], 'waits'],
    ['without the file it is refused', { ...paper, hasFile: false }, [at(neighbour, 'room')], 'noFile'],
    ['nor in favour of who wrote it down', { ...paper, onlyVerifier: true }, [at(second, 'room')], 'nobody'],
    ['but a verifier in the room may', { ...paper, onlyVerifier: true }, [at(neighbour, 'room')], 'waits'],
  ] as const)('%s', (_, of, people, end) => expect(endAtDoor(of, people)).toBe(end));

  it('time alone never lets its file suffice', () => {
    const old = { ...paper, afterEnd: false, verifiersAskedAt: hoursAgo(100) };
    expect(fileSuffices(old, [at(second, 'away')], now)).toBe(false);
  });
});

it.each([
  ['2026-11-22T10:30:20Z', '2026-11-25T10:30:20Z'],
  ['2026-10-23T10:00:00Z', '2026-10-26T11:00:00Z'],
  ['2026-03-27T10:00:00Z', '2026-03-30T09:00:00Z'],
])('three days from %s are the same hour in Prague', (from, to) => {
  expect(sameHourLater(new Date(from), 3).toISOString()).toBe(new Date(to).toISOString());
});

it('verifiers are asked at once where one person holds all offices', () => {
  expect(asksVerifiersAtOnce([chair])).toBe(true);
  expect(asksVerifiersAtOnce([chair, neighbour])).toBe(true);
  expect(asksVerifiersAtOnce([chair, auditor])).toBe(false);
});

describe('of any people and any past', () => {
  const person = fc.record({
    memberId: fc.integer({ min: 1, max: 8 }),
    kinds: fc.uniqueArray(fc.constantFrom(...secondKinds)),
    present: fc.boolean(),
  });
  const people = fc.uniqueArray(person, { selector: (p) => p.memberId, maxLength: 8 });
  const past = fc.record({
    barred: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }),
    onlyVerifier: fc.boolean(),
    asked: fc.array(
      fc.record({
        memberId: fc.integer({ min: 1, max: 8 }),
        kind: fc.constantFrom(...secondKinds),
        at: fc.integer({ min: 0, max: 72 }).map(hoursAgo),
      }),
      { maxLength: 8 },
    ),
  });

  it('nobody barred or without an account is ever asked or may act, and whoever may act has a kind that was reached', () => {
    fc.assert(
      fc.property(people, past, (all, of) => {
        const turn = turnOf(of, all, now);
        const free = all.filter((p) => exists(of, p)).map((p) => p.memberId);
        for (const id of turn?.memberIds ?? []) expect(free).toContain(id);
        for (const p of all) {
          const as = secondAs(of, all, p.memberId, now);
          expect(whyNotSecond(p, { ...of, people: all, now }) === null).toBe(as !== null);
          if (as === null) continue;
          expect(free).toContain(p.memberId);
          expect(p.kinds).toContain(as);
          if (turn) expect(secondKinds.indexOf(as)).toBeLessThanOrEqual(secondKinds.indexOf(turn.kind));
        }
      }),
    );
  });

  it('at the door either somebody in the room may confirm it, or it is decided without; never in favour of its writer alone', () => {
    const place = fc.constantFrom<Place>('room', 'perhaps', 'away');
    const placed = fc.uniqueArray(
      fc.record({
        ...{ memberId: fc.integer({ min: 1, max: 8 }), present: fc.boolean(), place },
        kinds: fc.uniqueArray(fc.constantFrom(...secondKinds)),
      }),
      { selector: (p) => p.memberId, maxLength: 8 },
    );
    fc.assert(
      fc.property(placed, past, fc.boolean(), (all, of, hasFile) => {
        const ruled = { ...of, atDoor: true, hasFile };
        const end = endAtDoor(ruled, all);
        const able = all.filter((p) => secondAs(ruled, all, p.memberId, now) !== null);
        const isHere = able.some((p) => p.place === 'room');
        expect(end === 'noFile').toBe(!hasFile);
        if (hasFile) expect(end === 'waits').toBe(isHere);
        if (end === 'alone') expect(of.onlyVerifier).toBe(false);
        for (const p of able)
          expect([p.present, p.place === 'away', of.barred.includes(p.memberId)]).toEqual([true, false, false]);
      }),
    );
  });

  it('who is written down as at the meeting is nowhere else, whatever else is said of them', () => {
    const some = fc.array(fc.record({ sign: fc.constantFrom(...signs), names: fc.constant(['Jan Dvorský']) }));
    fc.assert(
      fc.property(some, fc.constantFrom('chairs', 'agent', 'came', 'named'), (said, sign) => {
        expect(placeOf([...said, { sign, names: ['Jan Dvorský'] }], 'Jan Dvorský')).toBe('room');
      }),
    );
  });

  it('time alone never leads back to an earlier kind, and ends with nobody', () => {
    fc.assert(
      fc.property(people, past, (all, of) => {
        let now_ = now;
        let before = -1;
        let ruled: SecondAct = of;
        for (let step = 0; step < 4; step++) {
          const turn = turnOf(ruled, all, now_);
          if (!turn) return;
          const place = secondKinds.indexOf(turn.kind);
          expect(place).toBeGreaterThanOrEqual(before);
          before = place;
          const fresh = turn.toAsk.map((memberId) => ({ memberId, kind: turn.kind, at: now_ }));
          ruled = { ...ruled, asked: [...ruled.asked, ...fresh] };
          now_ = new Date(now_.getTime() + answersWithin);
        }
        expect(turnOf(ruled, all, now_)).toBeNull();
      }),
    );
  });
});
