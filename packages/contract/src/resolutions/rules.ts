import type { Day } from '../base/time/dates.ts';
import type { Fulfilment } from './schema-words.ts';

/** As people cite it: counted in each year for itself. */
export const numberOf = ({ year, number }: { year: number; number: number }): string => `${number}/${year}`;

export type Kept = {
  state: Fulfilment;
  responsibleId: number | null;
  dueOn: Day | null;
  settledOn: Day | null;
  note: string;
};

/** Of what is settled somebody says when. */
export const isSettled = (state: Fulfilment): boolean => state === 'done' || state === 'dropped';

/** As it is kept: of what nobody carries out nothing else is said, and a day of the end belongs to what has ended. */
export function cleaned({ state, responsibleId, dueOn, settledOn, note }: Kept, today: Day): Kept {
  if (state === 'none') return { state, responsibleId: null, dueOn: null, settledOn: null, note };
  return { state, responsibleId, dueOn, settledOn: isSettled(state) ? (settledOn ?? today) : null, note };
}

/** Why it cannot be kept like this; null when it can. */
export function whyNotKept(kept: Kept, { adopted, today }: { adopted: boolean; today: Day }) {
  if (!adopted && (kept.state !== 'none' || kept.responsibleId !== null || kept.dueOn !== null)) return 'notAdopted';
  if (kept.state === 'dropped' && kept.note === '') return 'reason';
  return isSettled(kept.state) && kept.settledOn !== null && kept.settledOn > today ? 'future' : null;
}

/** What a change of it is called in its history, each with what it is now. */
export function changesOf(was: Kept, is: Kept) {
  const state = was.state === is.state ? [] : [{ what: is.state, day: is.settledOn, note: is.note }];
  const said = was.note !== is.note && state.length === 0 ? [{ what: 'note' as const, day: null, note: is.note }] : [];
  return [
    ...state,
    ...(was.responsibleId === is.responsibleId
      ? []
      : [{ what: 'responsible' as const, day: null, note: '', aboutId: is.responsibleId }]),
    ...(was.dueOn === is.dueOn ? [] : [{ what: 'due' as const, day: is.dueOn, note: '' }]),
    ...said,
  ];
}
