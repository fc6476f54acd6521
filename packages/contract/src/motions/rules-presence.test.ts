import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, equals, fraction } from '../base/shares/fraction.ts';
import type { Census } from '../ledger/rules-frozen.ts';
import { recountOf } from '../ledger/rules-recount.ts';
import { presets } from './rules-law.ts';
import { canDecide, columnsApart, proofOf, silentOf, whyNotClosed } from './rules-presence.ts';
import { type CountedSeat, type Rule, tallyOf, verdictOf } from './rules-result.ts';
import { type VoteValue, voteValues } from './schema.ts';

const assembly = presets.find((p) => p.id === 'assembly') as Rule;
const low = { ...assembly, participation: fraction(3, 10), law: null };
type Room = { agree: number; notAgree: number; noVote: number; silent: number; away: number };

/** A house of so many percent of each: the silent are in the room, the others away. */
function house({ agree, notAgree, noVote, silent, away }: Room) {
  const parts = [agree, notAgree, noVote, silent, away];
  const seats: CountedSeat[] = parts.map((n, id) => ({ id, share: fraction(n, 100), units: 1, own: false }));
  const answers = new Map<number, VoteValue>([
    [0, 'agree'],
    [1, 'notAgree'],
    [2, 'noVote'],
  ]);
  const room = new Set([0, 1, 2, 3].filter((id) => (parts[id] as number) > 0));
  return { seats, answers, room };
}

describe('a point of an assembly', () => {
  it.each([
    // In the room, for, against, abstained, silent; the quorum; passed by attendance, and as ballots alone would say.
    ['66 % in the room, 19 % agreeing', low, [19, 12, 0, 35], true, false, true],
    ['66 % in the room, the silent put as abstained', low, [19, 12, 35, 0], true, false, false],
    ['66 % in the room, half of the house agreeing', assembly, [34, 12, 20, 0], true, true, true],
    ['exactly half of those present', assembly, [33, 33, 0, 0], true, false, false],
    ['a little more than half of those present', assembly, [34, 32, 0, 0], true, true, true],
    ['quorum by the silent, too few for', assembly, [25, 0, 0, 26], true, false, false],
    ['no quorum', assembly, [40, 0, 0, 0], false, false, false],
    ['nobody', assembly, [0, 0, 0, 0], false, false, false],
  ] as const)('%s', (_, rule, [agree, notAgree, noVote, silent], decides, passed, byBallots) => {
    const away = 100 - agree - notAgree - noVote - silent;
    const { seats, answers, room } = house({ agree, notAgree, noVote, silent, away });
    const tally = tallyOf(seats, answers, room);
    expect([canDecide(rule, tally), verdictOf(rule, tally).passed]).toEqual([decides, passed]);
    expect(verdictOf(rule, tallyOf(seats, answers)).passed).toBe(byBallots);
  });

  it.each([
    [{ decides: true, present: 3, silent: 0, lost: false }, null],
    [{ decides: true, present: 3, silent: 1, lost: false }, 'VOTE.ERRORS.POINT_SILENT'],
    [{ decides: true, present: 3, silent: 1, lost: true }, 'VOTE.ERRORS.POINT_HAS_QUORUM'],
    [{ decides: false, present: 0, silent: 0, lost: false }, 'VOTE.ERRORS.POINT_NO_QUORUM'],
    [{ decides: false, present: 3, silent: 0, lost: false }, null],
    [{ decides: false, present: 3, silent: 3, lost: false }, 'VOTE.ERRORS.POINT_NO_QUORUM'],
    [{ decides: false, present: 3, silent: 3, lost: true }, null],
    [{ decides: false, present: 0, silent: 0, lost: true }, null],
  ] as const)('%o is closed: %s', (closing, why) => expect(whyNotClosed(closing)).toBe(why));
});

describe('what backs the record', () => {
  const sheet = (seq: number, ...files: string[]) => ({ seq, kind: 'sheet', files });
  const confirmed = (seq: number) => ({ seq, kind: 'sheet' });
  const ballot = (seq: number) => ({ seq, kind: 'ballot' });
  it.each([
    [[ballot(1)], 'none', false],
    [[ballot(1), sheet(2, 'a')], 'sheet', false],
    [[sheet(1, 'a'), ballot(2)], 'sheet', false],
    [[sheet(1, 'a'), sheet(2)], 'none', false],
    [[ballot(1), confirmed(2)], 'confirmed', false],
    [[confirmed(1), ballot(2)], 'none', true],
    [[confirmed(1), ballot(2), confirmed(3), { seq: 4, kind: 'point' }], 'confirmed', false],
    [[sheet(1, 'a'), confirmed(2), ballot(3)], 'sheet', false],
  ])('%o is %s', (entries, proof, stale) => expect(proofOf(entries)).toEqual({ proof, stale }));
});

type Act = { kind: 'arrived' | 'left' | 'ballot' | 'point'; seat: number; point: number; value: VoteValue };
const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('arrived', 'arrived', 'left', 'ballot', 'ballot', 'ballot', 'point'),
  seat: fc.integer({ min: 1, max: 6 }),
  point: fc.integer({ min: 1, max: 3 }),
  value: fc.constantFrom(...voteValues),
});
const anyHouse = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 6, maxLength: 6 });

/** A meeting as the portal leads it: what it refuses is not written. */
function led(acts: readonly Act[], decides: (room: ReadonlySet<number>) => boolean) {
  const here = new Set<number>();
  const said = new Map<string, VoteValue>();
  const closed = new Map<number, { room: number[]; values: Map<number, VoteValue> }>();
  const bodies: Record<string, unknown>[] = [{ kind: 'start' }];
  const open = [1, 2, 3];
  const close = (point: number, force: boolean) => {
    const room = [...here].sort((a, b) => a - b);
    const values = new Map(room.map((seat) => [seat, said.get(`${seat} ${point}`) ?? ('miss' as VoteValue)]));
    const silent = silentOf(room, values);
    const state = { decides: decides(here), present: room.length, silent: silent.length };
    const lost = whyNotClosed({ ...state, lost: false }) !== null;
    if (lost && whyNotClosed({ ...state, lost: true }) !== null) {
      if (!force) return;
      for (const seat of silent) {
        bodies.push({ kind: 'ballot', seat, answers: { [point]: 'noVote' }, put: true });
        said.set(`${seat} ${point}`, 'noVote');
      }
      close(point, false);
      return;
    }
    bodies.push({ kind: 'point', point, present: room, ...(lost && { missing: silent }) });
    closed.set(point, { room, values });
  };
  for (const { kind, seat, point, value } of acts) {
    const isOpen = !closed.has(point);
    if (kind === 'arrived' && !here.has(seat)) {
      here.add(seat);
      bodies.push({ kind, seat, time: '' });
    } else if (kind === 'left' && here.has(seat)) {
      here.delete(seat);
      const falls = open.filter((p) => !closed.has(p) && said.delete(`${seat} ${p}`));
      bodies.push({ kind, seat, time: '', ...(falls.length > 0 && { reason: 'spěchá' }) });
    } else if (kind === 'ballot' && isOpen && here.has(seat) && value !== 'miss') {
      said.set(`${seat} ${point}`, value);
      bodies.push({ kind, seat, answers: { [point]: value } });
    } else if (kind === 'point' && isOpen) close(point, false);
  }
  for (const point of open) if (!closed.has(point)) close(point, true);
  return { bodies: bodies.map((body, seq) => ({ ...body, seq })), closed };
}

const censusFor = (seats: readonly CountedSeat[], form: 1 | 2 = 2) =>
  ({ form, rule: assembly, seats, points: [1, 2, 3].map((id) => ({ id, name: '', text: '' })) }) as unknown as Census;

describe('any meeting', () => {
  const seatsOf = (weights: readonly number[]): CountedSeat[] => {
    const all = weights.reduce((a, b) => a + b);
    return weights.map((n, i) => ({ id: i + 1, share: fraction(n, all), units: 1, own: i === 5 }));
  };
  const ledBy = (weights: readonly number[], acts: readonly Act[]) => {
    const seats = seatsOf(weights);
    const decides = (room: ReadonlySet<number>) => canDecide(assembly, tallyOf(seats, new Map(), room));
    const mine = acts.filter((a) => !seats.find((s) => s.id === a.seat)?.own);
    return { seats, ...led(mine, decides) };
  };

  it('recounts to the room and the answers it was led by; with a quorum, who was there and who took part are the same', () => {
    fc.assert(
      fc.property(anyHouse, fc.array(anyAct, { maxLength: 60 }), (weights, acts) => {
        const { seats, bodies, closed } = ledBy(weights, acts);
        const again = recountOf(censusFor(seats), bodies);
        expect(again.odd).toEqual([]);
        for (const { id, tally, verdict, room } of again.points) {
          const closing = again.room.closings.get(id);
          expect([...(closing?.present ?? [])].sort((a, b) => a - b)).toEqual(closed.get(id)?.room);
          const took = [tally.agree.share, tally.notAgree.share, tally.noVote.share].reduce(add);
          if ((room?.silent.seats ?? 0) > 0) expect(verdict.passed).toBe(false);
          else expect(equals(took, tally.present)).toBe(true);
          expect(equals(add(took, tally.miss.share), tally.base)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('an entry left out is found where it changes a room or who was silent in it', () => {
    fc.assert(
      fc.property(anyHouse, fc.array(anyAct, { minLength: 10, maxLength: 40 }), fc.nat(), (weights, acts, pick) => {
        const { seats, bodies } = ledBy(weights, acts);
        const whole = recountOf(censusFor(seats), bodies);
        const at = 1 + (pick % (bodies.length - 1));
        const cut = recountOf(censusFor(seats), bodies.toSpliced(at, 1));
        const rooms = (of: typeof whole) =>
          [...of.room.closings].map(([p, c]) => `${p}: ${[...c.present].sort()} ${[...c.silent]}`).sort();
        const isPoint = (bodies[at] as { kind?: string }).kind === 'point';
        if (!isPoint && rooms(cut).join() !== rooms(whole).join()) expect(cut.odd).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('of the older form keeps answers of who left without a reason, and takes away nobody’s', () => {
    const seats = seatsOf([1, 1, 1, 1, 1, 1]);
    const bodies = [
      { kind: 'start' },
      { kind: 'arrived', seat: 1 },
      { kind: 'ballot', seat: 1, answers: { 2: 'agree' } },
      { kind: 'left', seat: 1, time: 'x' },
      { kind: 'ballot', seat: 2, answers: { 2: 'agree' } },
    ];
    const old = recountOf(censusFor(seats, 1), bodies);
    expect([old.answers.get(1)?.get(2), old.answers.get(2)?.get(2), old.odd]).toEqual(['agree', 'agree', []]);
    const now = recountOf(censusFor(seats), bodies);
    expect(now.odd).toEqual([
      { seq: 3, why: 'noReason' },
      { seq: 4, why: 'away' },
    ]);
    expect(now.room.departures).toMatchObject([{ seat: 1, time: 'x' }]);
  });

  it.each<[string, Record<string, unknown>[], string]>([
    ['a room that nobody entered', [{ kind: 'point', point: 1, present: [1] }], 'room'],
    [
      'a lost quorum with everybody there',
      [
        ...[1, 2, 3, 4, 5].map((seat) => ({ kind: 'arrived', seat })),
        { kind: 'point', point: 1, present: [1, 2, 3, 4, 5], missing: [1, 2, 3, 4, 5] },
      ],
      'quorum',
    ],
    [
      'silence that nobody owns up to',
      [
        { kind: 'arrived', seat: 1 },
        { kind: 'point', point: 1, present: [1] },
      ],
      'silent',
    ],
    ['a point closed twice', [1, 2].map(() => ({ kind: 'point', point: 1, present: [], missing: [] })), 'closed'],
    ['a point that is not there', [{ kind: 'point', point: 9, present: [] }], 'unknown'],
    ['an end with open points', [{ kind: 'finish', results: {} }], 'open'],
    ['a sheet of nothing', [{ kind: 'sheet', by: 1 }], 'unknown'],
  ])('%s is found', (_, entries, why) => {
    const again = recountOf(censusFor(seatsOf([1, 1, 1, 1, 1, 1])), [{ kind: 'start' }, ...entries]);
    expect(again.odd).toEqual([{ seq: entries.length, why }]);
  });
});

describe('columns of a point', () => {
  const column = (num: number) => ({ share: fraction(num, 10), seats: num, units: num });
  const tally = { agree: column(3), notAgree: column(1), noVote: column(0), miss: column(6) };
  const seatsBy = (silent: number | null) =>
    columnsApart(tally, silent === null ? null : column(silent)).map(({ value, column: { seats, share } }) => {
      expect(share).toEqual(fraction(seats, 10));
      return `${value} ${seats}`;
    });

  it.each<[string, number | null, string[]]>([
    ['nobody is known to have been in the room', null, ['agree 3', 'notAgree 1', 'noVote 0', 'miss 6']],
    ['everybody there answered', 0, ['agree 3', 'notAgree 1', 'noVote 0', 'miss 6']],
    ['some were there without an answer', 4, ['agree 3', 'notAgree 1', 'noVote 0', 'silent 4', 'miss 2']],
    ['nobody else was away', 6, ['agree 3', 'notAgree 1', 'noVote 0', 'silent 6', 'miss 0']],
  ])('%s', (_, silent, wanted) => expect(seatsBy(silent)).toEqual(wanted));
});
