import { fraction, show } from '#contract/base/fraction.ts';
import { censusText } from '#contract/ledger/rules-frozen.ts';
import { lawIn } from '#contract/motions/rules-decisive.ts';
import { pointRule, type RuleText, whereOther } from '#contract/motions/rules-point.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { Db } from '../base/db/db.ts';
import { digestsOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import { attachedDigests } from '../documents/attached/queries.ts';
import type { Vote } from '../motions/queries.ts';
import { type Point, pointsOf } from '../motions/queries-points.ts';
import { frozenSeats } from './queries-frozen.ts';

/** By what the points of a vote are decided. */
export const ruleOf = (v: Vote): Rule => ({
  type: v.type,
  basis: v.basis,
  participation: fraction(v.participationNum, v.participationDen),
  accept: fraction(v.acceptNum, v.acceptDen),
  inclusive: v.acceptInclusive,
  of: v.acceptOf,
  law: v.law && lawIn(v.law),
});

type Ruled = Pick<
  Point,
  | 'preset'
  | 'law'
  | 'participationNum'
  | 'participationDen'
  | 'acceptNum'
  | 'acceptDen'
  | 'acceptInclusive'
  | 'acceptOf'
>;

/** The rule that was chosen for the point; null as its vote. */
export function keptRuleOf({ preset, law, ...p }: Ruled): RuleText | null {
  const { participationNum: num, participationDen: den, acceptNum, acceptDen, acceptInclusive, acceptOf } = p;
  if (num === null || den === null || acceptNum === null || acceptDen === null || acceptOf === null) return null;
  const parts = { participation: show(fraction(num, den)), accept: show(fraction(acceptNum, acceptDen)) };
  return { preset, ...parts, inclusive: acceptInclusive === true, of: acceptOf, law };
}

/** The rule of a point where it decides otherwise than its vote's. */
export const otherRuleOf = (v: Vote, p: Ruled): RuleText | null => whereOther(ruleOf(v), keptRuleOf(p));

/** By what the point is decided: as it was chosen for it, else as the vote; a matter that was not announced with everybody. */
export const pointRuleOf = (v: Vote, p: Ruled & Pick<Point, 'offAgenda'>): Rule =>
  pointRule(ruleOf(v), { rule: otherRuleOf(v, p), offAgenda: p.offAgenda });

/** What a list of labels is written as; no label holds it. */
const between = ', ';
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Digests of what is attached to points: what was uploaded, then what was chosen of the documents of the house. */
export async function filesOfPoints(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<number, string[]>> {
  const files = await digestsOf(db, scope, 'vote_point', ids);
  const chosen = await attachedDigests(db, scope, 'vote_point', ids);
  return new Map(ids.map((id) => [id, [...(files.get(id) ?? []), ...(chosen.get(id) ?? [])]]));
}

/**
 * Canonical JSON of what the fingerprint of a vote is of: rule, term, points with what is attached to them, and the frozen
 * list. Always out of the rows as they are now, so that a changed one is found; of a vote from another portal with the ids
 * of that one.
 */
export async function censusOf(db: Db, scope: Scope, v: Vote): Promise<string> {
  // What was added later is in the ledger.
  const points = (await pointsOf(db, scope, v.id)).filter((p) => p.addedSeq === null);
  const ids = points.map((p) => p.id);
  const files = await filesOfPoints(db, scope, ids);
  const seats = await frozenSeats(db, scope, v.id);
  return censusText({
    form: v.form,
    vote: v.frozenId ?? v.id,
    name: v.name,
    text: v.description,
    meeting: v.meeting ?? '',
    rule: ruleOf(v),
    opensAt: iso(v.opensAt),
    closesAt: iso(v.announcedEnd),
    shows: v.shows,
    paperDays: v.type === 'online' ? v.paperDays : 0,
    law: v.law,
    points: points.map((p) => ({
      id: p.frozenId ?? p.id,
      name: p.name,
      text: p.description,
      files: files.get(p.id) ?? [],
      rule: otherRuleOf(v, p),
    })),
    seats: seats.map(({ commitment, units, frozen, frozenId, frozenUnits, frozenPeople, ...seat }) => ({
      ...seat,
      id: frozenId ?? seat.id,
      unitIds: frozenUnits ?? seat.unitIds,
      labels: units.split(between),
      commitment: commitment?.toString('hex') ?? '',
      ownerIds: (frozenPeople ?? frozen)?.owners ?? [],
      voters: (frozenPeople ?? frozen)?.voters ?? [],
    })),
  });
}
