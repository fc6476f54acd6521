import type { Module } from '../../access.ts';

/** Terms that the law, statutes or contracts set for a house, by what has to be done or what ends. */
export const termKinds = [
  ...([
    'invitation',
    'yearlyMeeting',
    'ownersRequest',
    'substituteInvitation',
    'substituteMeeting',
    'minutes',
  ] as const),
  ...(['voteLength', 'announcement', 'challenge', 'settlement', 'objections', 'dataBox'] as const),
  ...(['insolvencyClaim', 'mandate', 'payment', 'document'] as const),
] as const;
export type TermKind = (typeof termKinds)[number];

/** The Civil Code, services of flats, electronic acts, insolvency. */
export type Act = '89/2012' | '67/2013' | '300/2008' | '182/2006';

export type TermLaw = {
  /** Null where no act says it: a contract, a paper, an agreement of the house. */
  law: { section: string; act: Act } | null;
  /**
   * How it is counted from the day that begins it: forward, back so that as many full days lie between, or not at all, since
   * whoever knows the term knows its last day.
   */
  counts: { days: number } | { months: number } | { fullDaysBefore: number } | 'given';
  /** A last day that is free moves to the next working one (§ 607): of what somebody has to do by it, and of nothing else. */
  moves: boolean;
  /** The house has to do something by it; otherwise the day passes and that is all. */
  acts: boolean;
  /** The act sets no number of days: this one is the portal's. */
  ours?: true;
  /** Whoever administers this module is told of it, where that is not the association itself. */
  told?: Module;
  /** The portal cannot always see that it was done, so somebody says it by hand. */
  byHand: boolean;
};

const civil = (section: string) => ({ section, act: '89/2012' }) as const;

/**
 * Terms as this portal understands them. Informative: it warns and explains, it locks nothing, and an advocate's word is above
 * it. A change of the law is a change of this file.
 */
export const termLaw = {
  /** Last compared with the wording in force. */
  asOf: '2026-11-26',
  informative: true,
  kinds: {
    // The statutes say how many; the day to send is counted back from the meeting and never moved later.
    invitation: { law: civil('249'), counts: { fullDaysBefore: 30 }, moves: false, acts: true, byHand: true },
    // Once in a calendar year: the next working day would be of another one.
    yearlyMeeting: { law: civil('1207'), counts: 'given', moves: false, acts: true, byHand: true },
    ownersRequest: { law: civil('1207'), counts: { days: 30 }, moves: true, acts: true, byHand: true },
    substituteInvitation: { law: civil('1210'), counts: { days: 15 }, moves: true, acts: true, byHand: true },
    substituteMeeting: { law: civil('1210'), counts: { days: 42 }, moves: true, acts: true, byHand: true },
    minutes: { law: civil('254'), counts: { days: 30 }, moves: true, acts: true, byHand: true },
    // The least length of a vote is nobody's last day to act.
    voteLength: { law: civil('1211'), counts: { days: 15 }, moves: false, acts: true, byHand: false },
    announcement: { law: civil('1213'), counts: { days: 7 }, moves: true, acts: true, ours: true, byHand: true },
    challenge: { law: civil('1209'), counts: { months: 3 }, moves: true, acts: false, byHand: false },
    settlement: { law: { section: '7', act: '67/2013' }, counts: { months: 4 }, moves: true, acts: true, byHand: true },
    objections: {
      law: { section: '8', act: '67/2013' },
      counts: { days: 30 },
      moves: true,
      acts: false,
      byHand: false,
    },
    // The day of the fiction is the one that the box prints.
    dataBox: { law: { section: '17', act: '300/2008' }, counts: { days: 10 }, moves: false, acts: true, byHand: true },
    insolvencyClaim: {
      law: { section: '136', act: '182/2006' },
      ...{ counts: { months: 2 }, moves: true, acts: true, byHand: true, told: 'bankruptcy_register' },
    },
    mandate: { law: null, counts: 'given', moves: false, acts: true, byHand: true },
    payment: { law: null, counts: 'given', moves: false, acts: true, byHand: true },
    document: { law: null, counts: 'given', moves: false, acts: true, byHand: false },
  } satisfies Record<TermKind, TermLaw> as Record<TermKind, TermLaw>,
} as const;

/** Days of a term that is counted in days. */
export function daysOf(kind: TermKind): number {
  const { counts } = termLaw.kinds[kind];
  if (counts === 'given' || 'months' in counts) throw new Error(`${kind} is not counted in days`);
  return 'days' in counts ? counts.days : counts.fullDaysBefore;
}
