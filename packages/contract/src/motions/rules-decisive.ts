import { compare, type Fraction, fraction, multiply, show } from '../base/shares/fraction.ts';
import type { Of, PresetLaw } from './rules-law.ts';

/** What a preset asks as it is kept, frozen and sent: shares as "1/2". */
export type LawText = { quorum: string | null; quorumInclusive: boolean; share: string; inclusive: boolean; of: Of };

export const lawText = ({ quorum, share, ...rest }: PresetLaw): LawText => ({
  quorum: quorum && show(quorum),
  share: show(share),
  ...rest,
});

function shareIn(text: string): Fraction {
  const [num = '', den = ''] = text.split('/');
  return fraction(num, den);
}
/** Throws on what lawText did not write. */
export const lawIn = ({ quorum, share, ...rest }: LawText): PresetLaw => ({
  quorum: quorum === null ? null : shareIn(quorum),
  share: shareIn(share),
  ...rest,
});

type Ruled = {
  participation: Fraction;
  /** Whether participation is reached when equal; it is, unless a preset asks more than that. */
  quorumInclusive?: boolean;
  accept: Fraction;
  inclusive: boolean;
  of: Of;
  law?: PresetLaw | null;
};
type Sums = { present: Fraction; base: Fraction };
type Mark = { part: Fraction; inclusive: boolean };

/** Whether the first mark asks at least as much as the second. */
function asksMore(a: Mark, b: Mark): boolean {
  const above = compare(a.part, b.part);
  return above > 0 || (above === 0 && (!a.inclusive || b.inclusive));
}

/**
 * Whether the first mark asks at least as much as the second: in votes, so that marks of different wholes compare. Without
 * sums the larger part does, and of equal ones that of all.
 */
function asksMoreOf(a: Mark & { of: Of }, b: Mark & { of: Of }, sums: Sums | null): boolean {
  if (a.of === b.of) return asksMore(a, b);
  if (!sums) return compare(a.part, b.part) === 0 ? a.of === 'all' : asksMore(a, b);
  // Of nobody present no part can be reached.
  if (sums.present.num === 0n) return a.of === 'present';
  const inVotes = ({ part, inclusive, of }: Mark & { of: Of }): Mark => ({
    part: multiply(part, of === 'present' ? sums.present : sums.base),
    inclusive,
  });
  return asksMore(inVotes(a), inVotes(b));
}

type Decisive<R extends Ruled> = Omit<R, 'law' | 'quorumInclusive'> & { quorumInclusive: boolean; law: null };
/**
 * The rule by which these sums are decided: of the configured numbers and those of the preset both have to hold, so the
 * stricter one decides, about participation and about agreement each for itself.
 */
export function decisiveOf<R extends Ruled>(rule: R, sums: Sums | null): Decisive<R> {
  const { law, participation, accept, inclusive, of } = rule;
  const asked = { ...rule, quorumInclusive: rule.quorumInclusive ?? true, law: null };
  if (!law) return asked;
  const configured = { part: participation, inclusive: asked.quorumInclusive };
  const quorum = law.quorum && { part: law.quorum, inclusive: law.quorumInclusive };
  if (quorum && !asksMore(configured, quorum)) {
    asked.participation = quorum.part;
    asked.quorumInclusive = quorum.inclusive;
  }
  const lawful = { part: law.share, inclusive: law.inclusive, of: law.of };
  if (!asksMoreOf({ part: accept, inclusive, of }, lawful, sums)) {
    asked.accept = law.share;
    asked.inclusive = law.inclusive;
    asked.of = law.of;
  }
  return asked;
}
