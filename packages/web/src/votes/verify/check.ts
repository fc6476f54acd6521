import { checkLedger, type Finding, recount } from '#contract/votes/rules-chain.ts';
import { type Pack, readCensus } from '#contract/votes/rules-recount.ts';
import type { Rule, Tally, Verdict } from '#contract/votes/rules-result.ts';

/** What the browser found when it counted everything anew. */
export type Checked = {
  findings: Finding[];
  seats: number;
  rule: Rule | null;
  /** Null while the bodies of the entries are not published, or when nothing can be counted from them. */
  points: { id: number; name: string; tally: Tally; verdict: Verdict }[] | null;
  milliseconds: number;
};

/** Checks the chain and counts the vote from its entries alone. */
export function checkPack(pack: Pack): Checked {
  const begun = performance.now();
  const census = readCensus(pack.census);
  const published = pack.entries.some((e) => e.body !== null);
  const findings = checkLedger(pack);
  const anew = published ? recount(pack) : null;
  const nameOf = new Map(census?.points.map((p) => [p.id, p.name]));
  return {
    findings,
    seats: census?.seats.length ?? 0,
    rule: census?.rule ?? null,
    points: anew?.points.map((p) => ({ ...p, name: nameOf.get(p.id) ?? '' })) ?? null,
    milliseconds: performance.now() - begun,
  };
}
