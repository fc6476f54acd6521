import { termLaw } from '../base/terms/law.ts';
import { termStates } from '../base/terms/rules.ts';
import type { Day } from '../base/time/dates.ts';
import type { Term } from './schema.ts';

/** Days for which what is settled stays in sight after its last day. */
const shownAfter = 60;

type Standing = Pick<Term, 'state' | 'left'>;
/** What waits stays in sight until it is settled; what is settled, or passed by, only for a while. */
export const isShown = ({ state, left }: Standing): boolean =>
  left >= -shownAfter || state === 'late' || state === 'soon' || state === 'ok';

/** Late ones first, then by their days; settled ones last. */
export function inOrder(a: Pick<Term, 'state' | 'last' | 'key'>, b: Pick<Term, 'state' | 'last' | 'key'>): number {
  const place = (t: Pick<Term, 'state'>) => termStates.indexOf(t.state);
  if (place(a) !== place(b)) return place(a) - place(b);
  return a.last < b.last ? -1 : a.last > b.last ? 1 : a.key < b.key ? -1 : 1;
}

/** How many of them stand on the dashboard. */
export const nearest = 3;

/** Whether the house still has to do something by it. */
export const isOwed = ({ state, kind }: Pick<Term, 'state' | 'kind'>): boolean =>
  termLaw.kinds[kind].acts && state !== 'done' && state !== 'notOurs';

/** Whether somebody may say by hand that it was done; what the portal sees itself needs no word. */
export const isSaidByHand = ({ kind, met }: Pick<Term, 'kind' | 'met'>): boolean =>
  termLaw.kinds[kind].byHand && met === null;

/** Nothing that is said to be done was done after today. */
export const isAhead = (on: Day, today: Day): boolean => on > today;
