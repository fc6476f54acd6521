import { type Body, type Count, type Odd, ofSeat, personNow, takeBallot, takeProxy } from './rules-recount-count.ts';
import {
  settlePapers,
  takeConfirmed,
  takePaper,
  takePapersClosed,
  takePhoto,
  takeVoid,
} from './rules-recount-papers.ts';
import { takeAdded } from './rules-recount-points.ts';
import { takeArrived, takeLeft, takePoint, takeSheet, whyOpen } from './rules-recount-presence.ts';
import { takeParted, takeRegister } from './rules-recount-register.ts';
import { takeProlong } from './rules-recount-term.ts';

/**
 * Every kind of entry that a ledger may hold, and what it does to the count. A kind that is not here is a finding.
 *
 * How a kind is added:
 * 1. its name here, with `take` in a file of its own (rules-recount-papers.ts, rules-recount-presence.ts …): it reads the
 *    body, changes the count and answers why the entry cannot be there, or null; what it gathers is a field of `Count`;
 * 2. where the portal shows something of it: a field of `Pack` (verification/endpoints, server/verification/queries-pack) and a
 *    check in rules-checks.ts that compares the two, with its findings in rules-findings.ts and their texts;
 * 3. the same, written anew and not translated line by line, in packages/server/recount/prepocet.mjs (`kinds`, `checks`)
 *    and packages/server/recount/prepocet.py (`KINDS`, `CHECKS`): tests hold the names of kinds and checks of all three equal
 *    and run all three over random votes (server/verification/recounts.test.ts), so add the kind there too.
 */
export const kinds = {
  start: { open: true, take: (_, __, seq) => (seq === 0 ? null : 'unknown') },
  ballot: { take: takeBallot },
  arrived: { take: takeArrived },
  left: { take: takeLeft },
  proxy: { take: takeProxy },
  point: { take: takePoint },
  added: { open: true, take: takeAdded },
  sheet: { take: takeSheet },
  objection: {
    after: true,
    take: (count, body) => {
      const why = ofSeat(count, body);
      const seat = body.seat as number;
      if (!why) count.objections.set(seat, [...(count.objections.get(seat) ?? []), body.by as number]);
      return why;
    },
  },
  confirmed: { after: true, take: takeConfirmed },
  tickets: { open: true, take: () => null },
  paper: { take: takePaper },
  photo: { take: takePhoto },
  void: { take: takeVoid },
  papersClosed: { open: true, take: takePapersClosed },
  register: { open: true, take: takeRegister },
  parted: { open: true, take: takeParted },
  merged: { open: true, after: true, take: takeMerged },
  erased: {
    open: true,
    after: true,
    take: (count, { seats }) => {
      if (!Array.isArray(seats) || !seats.every((seat) => count.all.has(seat))) return 'unknown';
      for (const seat of seats) count.erased.add(seat);
      return null;
    },
  },
  prolong: { open: true, take: takeProlong },
  cancel: { open: true, take: takeEnd },
  finish: { open: true, take: takeEnd },
} as const satisfies Record<string, Kind>;

type Kind = {
  /** Published from the beginning: it says nothing of how anybody voted. */
  open?: true;
  /** May follow the end; whatever else stands there is a finding. */
  after?: true;
  take(count: Count, body: Body, seq: number): Odd | null;
};
export type EntryKind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as EntryKind[];
export const kindOf = (name: unknown): Kind | undefined =>
  Object.hasOwn(kinds, String(name)) ? kinds[name as EntryKind] : undefined;

/** Whether the text of the entry may be shown while nobody may see ballots. */
export function isOpenBody(text: string): boolean {
  try {
    return kindOf((JSON.parse(text) as Body).kind)?.open === true;
  } catch {
    return false;
  }
}

function takeEnd(count: Count, body: Body, seq: number): Odd | null {
  count.end = { kind: body.kind as 'finish' | 'cancel', seq, body };
  return body.kind === 'finish' ? whyOpen(count) : null;
}

/** One person had two records: what the one did, the other did. A paper that both had in hand has no second reader. */
function takeMerged(count: Count, { from, to }: Body): null {
  count.people.set(from as number, to as number);
  for (const [entry, by] of count.end ? [] : count.confirmed)
    if (personNow(count, by) === personNow(count, count.bodies.get(entry)?.by as number)) {
      count.confirmed.delete(entry);
      const paper = count.papers.get(entry);
      if (paper) settlePapers(count, paper.seat);
    }
  return null;
}
