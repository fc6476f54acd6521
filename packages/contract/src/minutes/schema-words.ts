/** Facts of § 254 that minutes say, in their order; points stand between them and the day they were drawn up. */
export const factIds = ['convened', 'held', 'opened', 'chaired', 'officers', 'present'] as const;
export type FactId = (typeof factIds)[number];
/** Where a fact is known from: the page of the meeting, its running, its attendance, or the vote. */
export const sources = ['invitation', 'delivery', 'meeting', 'course', 'attendance', 'hand'] as const;
export type FactSource = (typeof sources)[number];

/** Offices of one meeting. Whoever opened it signs nothing by that. */
export const officeRoles = ['opener', 'chair', 'scribe', 'verifier'] as const;
export type OfficeRole = (typeof officeRoles)[number];
export const signerRoles = ['chair', 'scribe', 'verifier'] as const;
export type SignerRole = (typeof signerRoles)[number];
export const signWays = ['code', 'scan'] as const;
export type SignWay = (typeof signWays)[number];

export const minutesStates = ['draft', 'finished'] as const;
export type MinutesState = (typeof minutesStates)[number];

/** How a point ended. `open`: its vote still goes on, `discussed`: nothing was voted on. */
export const pointEnds = ['passed', 'failed', 'noQuorum', 'open', 'discussed'] as const;
export type PointEnd = (typeof pointEnds)[number];

export const checkIds = [
  ...(['convened', 'term', 'held', 'opened', 'chaired', 'scribe', 'present', 'sheet'] as const),
  ...(['points', 'results', 'wording', 'quorum', 'consent', 'objections'] as const),
] as const;
export type CheckId = (typeof checkIds)[number];

/** Characters of one fact, of a wording, of an objection or an addendum, and of a reason. */
export const factLength = 4000;
export const wordingLength = 20_000;
export const addendumLength = 10_000;
export const reasonLength = 1000;
export const mostVerifiers = 5;
export const mostObjections = 50;
