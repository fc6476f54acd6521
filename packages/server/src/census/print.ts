import { censusText } from '#contract/ledger/rules-frozen.ts';
import type { Db } from '../base/db/db.ts';
import { digestsOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import { attachedDigests } from '../documents/attached/queries.ts';
import type { Vote } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { otherRuleOf, ruleOf } from '../motions/steps-rules.ts';
import { frozenSeats } from './queries-frozen.ts';

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
