import { type Refusal, Refused } from '#contract/refusals.ts';

const refusals = {
  solved: 'REPORT.ERRORS.SOLVED',
  notNew: 'REPORT.ERRORS.NOT_NEW',
  notYours: 'REPORT.ERRORS.NOT_YOURS',
  yours: 'REPORT.ERRORS.YOURS',
} as const satisfies Record<string, Refusal>;
/** Refuses with what the rule said; goes on where it said nothing. */
export const refuseWhen = (why: keyof typeof refusals | null): void => {
  if (why) throw new Refused(refusals[why]);
};
