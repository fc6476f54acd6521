import { showsAnswers } from '#contract/answers/rules.ts';
import { allPart } from '#contract/base/calls/paging.ts';
import { commonDenominator, type Fraction, fraction, fromText, sum, zero } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import { readCensus } from '#contract/ledger/rules-frozen.ts';
import { recountOf } from '#contract/ledger/rules-recount.ts';
import type { Room } from '#contract/ledger/rules-recount-presence.ts';
import { columnsApart } from '#contract/motions/rules-presence.ts';
import type { Rule, Tally } from '#contract/motions/rules-result.ts';
import type { Channel, Columns, VoteDetail, VotePoint, VoteValue } from '#contract/motions/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { answersOf } from '../../answers/queries.ts';
import { listSeats } from '../../ballots/queries-users.ts';
import type { Asking } from '../../base/files/files.ts';
import { censusOf } from '../../census/print.ts';
import { seesAll, type Vote, voteSeen } from '../../motions/queries.ts';
import type { ShowsVote } from '../../motions/steps.ts';
import { ruleOf } from '../../motions/steps-rules.ts';
import { entriesOfKinds, memberName } from '../../presence/queries.ts';
import { namesInLedger, type ObjectedSeat, objectedSeats, type PaperLine, paperLines } from './queries.ts';

/** A seat as papers list it; how it voted only where the reader may see it. */
export type Line = {
  id: number;
  units: string;
  owners: string;
  spare: string;
  share: Fraction;
  own: boolean;
  channel: Channel | null;
  at: Date | null;
  answers: ReadonlyMap<number, VoteValue>;
};
export type Report = {
  vote: VoteDetail;
  rule: Rule;
  lines: Line[];
  /** Whether the reader may see who voted how. */
  shows: boolean;
  papers: PaperLine[];
  objected: ObjectedSeat[];
  /** What all shares are shown of. */
  measure: Measure;
  /** How an assembly went; null of a vote online, and where nobody may see who voted how. */
  meeting: Room | null;
  /** Points that were added at the meeting, and the name of who wrote them down; empty when nobody knows any more. */
  added: ReadonlyMap<number, string>;
};

/** The vote, once it has ended; refused before. */
export async function ended({ db, scope }: Pick<Asking, 'db' | 'scope'>, id: number): Promise<Vote> {
  const v = await voteSeen(db, scope, id);
  if (v.status !== 'finish') throw new Refused('VOTE.REPORT.ERRORS.NOT_ENDED');
  return v;
}

async function linesOf({ db, scope }: Asking, id: number, shows: boolean, administers: boolean): Promise<Line[]> {
  const lines: Line[] = [];
  for (let offset = 0; ; offset += allPart) {
    const rows = await listSeats(db, scope, id, { sort: 'units', filters: {} }, { limit: allPart, offset });
    const ids = shows ? rows.map((r) => r.id) : [];
    const answers = await answersOf(db, scope, id, ids);
    for (const r of rows) {
      lines.push({
        id: r.id,
        units: r.units,
        owners: r.owners,
        spare: (administers && r.person) || r.spare,
        share: r.num === null || r.den === null ? zero : fraction(r.num, r.den),
        own: r.own,
        channel: shows ? r.channel : null,
        at: shows && r.at !== null ? new Date(r.at) : null,
        answers: answers.get(r.id) ?? new Map(),
      });
    }
    if (rows.length < allPart) return lines;
  }
}

const ofMeetings = ['arrived', 'left', 'ballot', 'point', 'added', 'register', 'parted', 'merged'];

/** The course of a meeting by its ledger: who left with an answer, and who was put as abstained. */
async function meetingFor({ db, scope }: Asking, v: Vote): Promise<Room | null> {
  const entries = await entriesOfKinds(db, scope, v.id, ofMeetings);
  const census = readCensus(await censusOf(db, scope, v));
  const bodies = entries.map((e) => JSON.parse(e.body));
  const room = census && recountOf(census, bodies).room;
  return room && v.frozenId !== null ? calledHere(room, await namesInLedger(db, scope, v.id)) : room;
}

/** The course of a meeting from another portal, with the seats and points as they are called here. */
function calledHere(room: Room, { seats, points }: Awaited<ReturnType<typeof namesInLedger>>): Room {
  const seat = (name: number) => seats.get(name) ?? 0;
  const point = (name: number) => points.get(name) ?? 0;
  return {
    ...room,
    departures: room.departures.map((d) => ({
      ...d,
      seat: seat(d.seat),
      answers: new Map([...d.answers].map(([p, value]) => [point(p), value])),
    })),
    closings: new Map([...room.closings].map(([p, c]) => [point(p), { ...c, refused: c.refused.map(seat) }])),
    put: new Map([...room.put].map(([p, some]) => [point(p), new Set([...some].map(seat))])),
  };
}

async function addedBy({ db, scope }: Asking, v: Vote): Promise<Map<number, string>> {
  const entries = await entriesOfKinds(db, scope, v.id, ['added']);
  const names = new Map<number, string>();
  const points = entries.length > 0 && v.frozenId !== null ? (await namesInLedger(db, scope, v.id)).points : null;
  for (const { body } of entries) {
    const { point, by } = JSON.parse(body) as { point: number; by: number };
    names.set(points?.get(point) ?? point, (await memberName(db, scope, v.id, by)) ?? '');
  }
  return names;
}

/** Everything that papers of an ended vote are made of, as the asker may see it. */
export async function reportOf(shows: ShowsVote, at: Asking, id: number): Promise<Report> {
  const v = await ended(at, id);
  const administers = seesAll(at.scope);
  const named = showsAnswers(v, { administers }, at.now);
  const lines = await linesOf(at, id, named, administers);
  const vote = await shows(at, id);
  const parts = vote.commonDenominator === null ? null : BigInt(vote.commonDenominator);
  const papers = await paperLines(at.db, at.scope, id);
  const objected = await objectedSeats(at.db, at.scope, id);
  const meeting = named && v.type === 'local' ? await meetingFor(at, v) : null;
  const measure = { parts, base: fromText(vote.base) };
  const added = await addedBy(at, v);
  return { vote, rule: ruleOf(v), lines, shows: named, papers, objected, measure, meeting, added };
}

/** The columns of a point as the protocol tells them: who was in the room without an answer stands apart. */
export function columnsOf(tally: Tally, room: VotePoint['room']): ReturnType<typeof columnsApart> {
  if (!room) return columnsApart(tally, null);
  const { share, seats, units } = room.silent;
  return columnsApart(tally, { share: fromText(share), seats, units });
}

/** The sums of a point as the pure rules take them. */
export function tallyOf({ vote, lines, measure }: Report, sums: Columns, room: VotePoint['room']): Tally {
  const read = ({ share, seats, units }: Columns['agree']) => ({ share: fromText(share), seats, units });
  const [agree, notAgree, noVote] = [read(sums.agree), read(sums.notAgree), read(sums.noVote)];
  return {
    agree,
    notAgree,
    noVote,
    miss: read(sums.miss),
    base: fromText(vote.base),
    // At an assembly the attendance says who was present, not the ballots.
    present: room ? fromText(room.present.share) : sum([agree.share, notAgree.share, noVote.share]),
    seats: vote.seatCount,
    units: vote.unitCount,
    den: measure.parts ?? commonDenominator(lines.map((l) => l.share.den)),
  };
}
