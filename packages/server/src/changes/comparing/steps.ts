import { createHash } from 'node:crypto';
import { equals, toText, whole } from '#contract/base/shares/fraction.ts';
import { decisionsOf, type Group, groupsOf } from '#contract/changes/rules-groups.ts';
import { type Written, writtenOtherwise } from '#contract/changes/rules-written.ts';
import { leftOut, sums } from '#contract/imports/rules-decide.ts';
import { difference } from '#contract/imports/rules-difference.ts';
import { canonical, type Entry } from '#contract/imports/rules-entries.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { currentHouse, type House } from '../../imports/queries.ts';
import type { Days } from '../../imports/steps.ts';
import * as q from '../rows/queries.ts';
import type { Decision, Request } from '../rows/tables.ts';

export type At = { db: Db; scope: Scope; now: Date };
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A change with what was decided of it as it is now. */
export type Judged = { group: Group; mark: string; decision: Decision | null };
export type Compared = {
  house: House;
  entries: Entry[];
  judged: Judged[];
  /** Keys of entries that acceptance does not write. */
  out: Set<string>;
  days: Days;
  sum: { before: string; after: string; complete: boolean };
  fingerprint: string;
  /** Shares that the source only writes otherwise. */
  written: Written[];
};

const accepts = (j: Judged) => j.decision?.accept === true;

/** By the key of an entry, from which day what was accepted holds. */
function daysOf(judged: readonly Judged[]): Days {
  const dated = judged.filter(accepts).flatMap(({ group, decision }) => {
    const day = decision?.validFrom;
    return group.isDated && day ? group.entries.map((e) => [e.key, day] as const) : [];
  });
  return new Map(dated);
}

const printOf = (judged: readonly Judged[]) =>
  hash(
    JSON.stringify(
      judged.map(({ group, mark, decision: d }) => [group.key, mark, d && [d.accept, d.validFrom, d.reason]]),
    ),
  );

/** The differences of the request from the house as it is now, and what was decided of those that did not change since. */
export async function compare(
  { db, scope, now }: At,
  request: Pick<Request, 'id' | 'building' | 'corrections'>,
): Promise<Compared> {
  const house = await currentHouse(db, scope, now);
  const { building, corrections } = request;
  const entries = building ? difference(building, house, corrections) : [];
  const groups = groupsOf(entries, house, corrections);
  const said = new Map((await q.decisionsOf(db, scope, request.id)).map((d) => [d.key, d]));
  const judged = groups.map((group): Judged => {
    const mark = hash(canonical(group.entries));
    const decision = said.get(group.key);
    return { group, mark, decision: decision?.mark === mark ? decision : null };
  });
  const taken = new Set(judged.filter(accepts).map((j) => j.group.key));
  const out = leftOut(
    entries,
    decisionsOf(entries, groups, (g) => taken.has(g.key)),
  );
  const { before, after } = sums(entries, house, out);
  const sum = { before: toText(before), after: toText(after), complete: equals(after, whole) };
  return {
    house,
    entries,
    judged,
    out,
    days: daysOf(judged),
    sum,
    fingerprint: printOf(judged),
    written: writtenOtherwise(entries, house),
  };
}
