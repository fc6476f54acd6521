import { isEmptyRichText } from '../base/words/rich-text.ts';
import type { TextKey } from '../texts/keys.ts';
import type { MessageInput, MessageState, MessageTab } from './schema.ts';

type Times = {
  concept: boolean;
  archivedAt: Date | null;
  isPinned: boolean;
  dateFrom: Date | null;
  dateTo: Date | null;
};

/** State of a message at a moment: its term decides, a pinned one never gets old, an archived one stays archived. */
export function stateOf(m: Times, now: Date): MessageState {
  if (m.archivedAt) return 'archive';
  if (m.concept || !m.dateFrom) return 'concept';
  if (m.dateFrom > now) return 'planned';
  return m.dateTo && m.dateTo < now ? 'old' : 'actual';
}

/** Whether the tab lists it; pinned ones stand among the actual ones too. */
export const isInTab = (m: Times, tab: MessageTab, now: Date): boolean =>
  tab === 'pined' ? m.isPinned && stateOf(m, now) === 'actual' : stateOf(m, now) === tab;

/** Whether its time has come: people may have read it. */
export const isPublished = (m: Pick<Times, 'concept' | 'dateFrom'>, now: Date): boolean =>
  !m.concept && m.dateFrom !== null && m.dateFrom <= now;

export type Problems = Record<string, TextKey>;

/**
 * What keeps a message from being saved, by field (001 § 5); a draft may lack anything. `before` is the message as it is
 * kept: one that people may have read stays published, and its beginning stays where it was.
 */
export function whyNotSaved(
  m: MessageInput,
  now: Date,
  before: { concept?: boolean; dateFrom: Date | null; acceptUntil?: Date | null } | null = null,
): Problems {
  const why: Problems = {};
  const { from, to } = termGiven(m);
  const isOut = before?.concept === false && isPublished({ concept: false, dateFrom: before.dateFrom }, now);
  if (isOut && m.concept) why.concept = 'MESSAGE.ERRORS.ALREADY_PUBLISHED';
  if (from && to && to <= from) why.dateTo = 'MESSAGE.ERRORS.END_BEFORE_START';
  if (m.concept) return why;
  const until = m.acceptRead && m.acceptUntil ? new Date(m.acceptUntil) : null;
  if (until && until <= now && until.getTime() !== before?.acceptUntil?.getTime())
    why.acceptUntil = 'MESSAGE.ERRORS.ACCEPT_PAST';
  if (m.title === '') why.title = 'BASE.FORM.REQUIRED';
  if (isEmptyRichText(m.description)) why.description = 'BASE.FORM.REQUIRED';
  if (!m.long_term && !m.isPinned && !from) why.dateFrom = 'BASE.FORM.REQUIRED';
  if (m.emergency && !to) why.dateTo = 'MESSAGE.ERRORS.EMERGENCY_END';
  if (to && to <= now && !isOut && !why.dateTo) why.dateTo = 'MESSAGE.ERRORS.END_PAST';
  // What was published keeps its beginning; a new one cannot begin before today.
  const kept = before?.dateFrom && !before.concept && from && before.dateFrom.getTime() === from.getTime();
  if (from && isOut && from > now) why.dateFrom = 'MESSAGE.ERRORS.START_KEPT';
  else if (from && !kept && !isOut && from.getTime() < now.getTime() - 24 * 3600_000)
    why.dateFrom = 'MESSAGE.ERRORS.START_PAST';
  return why;
}

type Term = Pick<MessageInput, 'long_term' | 'isPinned' | 'emergency' | 'dateFrom' | 'dateTo'>;

/** The times of the form that count: without a term none, of what is pinned the beginning, of an emergency always both. */
function termGiven(m: Term): { from: Date | null; to: Date | null; endless: boolean } {
  const endless = (m.long_term || m.isPinned) && !m.emergency;
  const from = m.dateFrom && !(endless && !m.isPinned) ? new Date(m.dateFrom) : null;
  return { from, to: m.dateTo && !endless ? new Date(m.dateTo) : null, endless };
}

/**
 * The times that are kept: without a term it begins when it is published (what already began keeps its beginning), and a
 * pinned one has no end unless it is an emergency.
 */
export function termOf(
  m: Term & Pick<MessageInput, 'concept'>,
  now: Date,
  began: Date | null,
): { dateFrom: Date | null; dateTo: Date | null; longTerm: boolean } {
  const { from, to, endless } = termGiven(m);
  return { dateFrom: began ?? from ?? (m.concept ? null : now), dateTo: to, longTerm: endless };
}

/** Archive is for what was published or is planned, and is not archived yet (001 § 4). */
export const mayArchive = (state: MessageState): boolean => state !== 'concept' && state !== 'archive';

/** Whether it may be commented: where it is allowed, while people may read it and it is not in the archive. */
export const mayComment = (m: { comments: boolean }, state: MessageState): boolean =>
  m.comments && (state === 'actual' || state === 'old');
