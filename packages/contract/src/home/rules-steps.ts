import { type StepName, stepNames } from '../association/rules.ts';

/** Where a house stands; counts of its units and people. */
export type HouseFacts = {
  entrances: number;
  units: number;
  /** Shares of all units make exactly one. */
  sharesWhole: boolean;
  /** Units that have an owner today. */
  owned: number;
  people: number;
  withEmail: number;
  /** No e-mail, but a phone. */
  withPhone: number;
  /** Who holds an office of the committee or manages the house. */
  officers: number;
  /** What the statutes say was written into the settings. */
  statutes: boolean;
  /** Neither in the portal nor invited. */
  forgotten: number;
};

const isDone: Readonly<Record<StepName, (f: HouseFacts) => boolean>> = {
  house: (f) => f.entrances > 0,
  units: (f) => f.units > 0 && f.sharesWhole,
  owners: (f) => f.units > 0 && f.owned === f.units,
  // Whoever has neither can only be found by a letter, which is the last step.
  contacts: (f) => f.people > 1 && f.withEmail + f.withPhone === f.people,
  committee: (f) => f.officers > 1,
  statutes: (f) => f.statutes,
  invitations: (f) => f.people > 1 && f.forgotten === 0,
};

/** Each step with whether it is done. */
export const stepsOf = (facts: HouseFacts): { name: StepName; done: boolean }[] =>
  stepNames.map((name) => ({ name, done: isDone[name](facts) }));
