import { type Form, readCensus } from '#contract/ledger/rules-frozen.ts';
import type { Pack } from '#contract/ledger/rules-recount.ts';
import type { Rule, Tally, Verdict } from '#contract/motions/rules-result.ts';
import { type Outcome, outcomesOf, recount } from '#contract/verification/rules-checks.ts';
import type { Finding } from '#contract/verification/rules-findings.ts';

/** What the browser found when it counted everything anew. */
export type Checked = {
  /** What each check says, in the order of the checks. */
  outcomes: Outcome[];
  findings: Finding[];
  /** Of what is frozen: the first one does not hold everything. */
  form: Form;
  /** Units of seats whose names were forgotten, so that they cannot be compared any more. */
  forgotten: string[];
  seats: number;
  /** Null while the bodies of the entries are not published, or when nothing can be counted from them. */
  points: { id: number; name: string; rule: Rule; tally: Tally; verdict: Verdict }[] | null;
  milliseconds: number;
};

/** Checks the chain and counts the vote from its entries alone. */
export function checkPack(pack: Pack): Checked {
  const begun = performance.now();
  const census = readCensus(pack.census);
  const published = pack.entries.some((e) => e.body !== null);
  const outcomes = outcomesOf(pack);
  const anew = published ? recount(pack) : null;
  const nameOf = new Map([
    ...(census?.points ?? []).map((p) => [p.id, p.name] as const),
    ...pack.added.map((p) => [p.point, p.name] as const),
  ]);
  return {
    outcomes,
    findings: outcomes.flatMap((o) => o.findings),
    form: census?.form ?? 2,
    forgotten: outcomes.some((o) => o.name === 'names' && o.state === 'wrong')
      ? []
      : pack.names.filter((n) => n.salt === null).map((n) => n.units),
    seats: census?.seats.length ?? 0,
    points: anew?.points.map((p) => ({ ...p, name: nameOf.get(p.id) ?? '' })) ?? null,
    milliseconds: performance.now() - begun,
  };
}
