import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { fromText } from '../base/shares/fraction.ts';
import { MemberName } from '../members/schema.ts';
import { voterWays } from '../motions/schema.ts';

/** A seat of a draft's attendance list, with what may be corrected. */
export const CensusSeat = z.object({
  id: z.number(),
  owners: z.string(),
  units: z.string(),
  unitIds: z.array(z.number()),
  spare: z.string(),
  /** JSON text; null while the unit's share is unknown. */
  share: z.nullable(z.string()),
  own: z.boolean(),
  voters: z.array(z.object({ member: MemberName, how: z.enum(voterWays) })),
});
export type CensusSeat = z.output<typeof CensusSeat>;

export const censusProblems = ['noSeat', 'noShare', 'zeroShare', 'sum', 'unitTwice'] as const;
/** The sum of all seats (exactly 1 to start), the base without the association's own, and what is wrong. */
export const CensusSum = z.object({
  sum: z.string(),
  base: z.string(),
  complete: z.boolean(),
  seatCount: z.number(),
  unitCount: z.number(),
  /** Of the seats, those of the association itself: they do not vote. */
  ownCount: z.number(),
  /** Seats nobody can vote online for: they stay in the base. */
  withoutVoter: z.number(),
  problems: z.array(z.object({ kind: z.enum(censusProblems), seatIds: z.array(z.number()) })),
  /** The register says something else than this list by now. */
  differs: z.boolean(),
  /** Of the draft: a correction sends back the one it was seen with. */
  updatedAt: z.string(),
});
export type CensusSum = z.output<typeof CensusSum>;

const isShareText = (text: string) => {
  try {
    const f = fromText(text);
    return f.num >= 0n && f.num <= f.den && f.den < 10n ** 18n;
  } catch {
    return false;
  }
};

const seenAt = z.string().check(z.maxLength(60));
/** Which draft is corrected, and the version of it that was seen. */
export const OfDraft = z.object({ id, updatedAt: seenAt });
export const OfSeat = z.object({ id, seat: id, updatedAt: seenAt });

export const SeatChange = z.object({
  ...OfSeat.shape,
  /** Null empties it; both stop the start. */
  share: z.nullable(z.string().check(z.maxLength(80), z.refine(isShareText, 'UNITS.ERRORS.SHARE_INVALID'))),
});
export type SeatChange = z.output<typeof SeatChange>;
