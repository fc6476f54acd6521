import { pathOf } from '#contract/base/calls/links.ts';
import type { AskId } from '#contract/confirmations/rules.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { messageLinks } from '#contract/messages/links.ts';

type Asked = Pick<AskId, 'type' | 'id'>;
const links = { message: messageLinks.one, document: documentLinks.one, event: eventLinks.one };
/** Where the thing itself is read. */
const placeOf = ({ type, id }: Asked): string => pathOf(links[type](id));

/** What the queue does at one address: `asking` until it is known whether something waits, then it stands open or is over. */
export type Turn = { place: string; state: 'asking' | 'open' | 'over'; passed: number };

type Seen = {
  /** Address and how many times the queue was asked for. */
  place: string;
  /** Something that waits and was not put off; null until it is known. */
  due: number | null;
  /** Here nobody is interrupted. */
  quiet: boolean;
};

/**
 * What comes of what is seen. The queue opens when somebody comes to a page, never in the middle of their work on it; once
 * open it stays until nothing is left.
 */
export function nextTurn(turn: Turn, { place, due, quiet }: Seen): Turn {
  if (turn.place !== place) return nextTurn({ place, state: 'asking', passed: 0 }, { place, due, quiet });
  if (due === null) return turn;
  if (turn.state === 'asking') return { ...turn, state: due > 0 && !quiet ? 'open' : 'over' };
  if (turn.state === 'open' && due === 0) return { ...turn, state: 'over' };
  return turn;
}

/** Where people write or answer what a mail called them to, or read the very thing that asks them. */
export const isQuiet = (path: string, asking: readonly Asked[]): boolean =>
  /\/(novy|upravit)$|^\/(hlasovani|ankety)\/\d+$/.test(path) || asking.some((one) => path === placeOf(one));
