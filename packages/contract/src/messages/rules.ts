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

export type Problems = Record<string, TextKey>;

const isEmpty = (html: string): boolean => html.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '') === '';

/** What keeps a message from being saved, by field (001 § 5); a draft may lack anything. */
export function whyNotSaved(m: MessageInput, now: Date, before: { dateFrom: Date | null } | null = null): Problems {
  const why: Problems = {};
  const from = m.dateFrom ? new Date(m.dateFrom) : null;
  const to = m.dateTo ? new Date(m.dateTo) : null;
  if (from && to && to <= from) why.dateTo = 'MESSAGE.ERRORS.END_BEFORE_START';
  if (m.concept) return why;
  if (m.title === '') why.title = 'BASE.FORM.REQUIRED';
  if (isEmpty(m.description)) why.description = 'BASE.FORM.REQUIRED';
  if (!m.long_term && !m.isPinned && !from) why.dateFrom = 'BASE.FORM.REQUIRED';
  if (m.emergency && !to) why.dateTo = 'MESSAGE.ERRORS.EMERGENCY_END';
  if (to && to <= now && !why.dateTo) why.dateTo = 'MESSAGE.ERRORS.END_PAST';
  // What was published keeps its beginning; a new one cannot begin before today.
  const kept = before?.dateFrom && from && before.dateFrom.getTime() === from.getTime();
  if (from && !kept && from.getTime() < now.getTime() - 24 * 3600_000) why.dateFrom = 'MESSAGE.ERRORS.START_PAST';
  return why;
}

/**
 * The times that are kept: without a term it begins when it is published (what already began keeps its beginning), and a
 * pinned one has no end unless it is an emergency.
 */
export function termOf(
  m: Pick<MessageInput, 'long_term' | 'isPinned' | 'emergency' | 'dateFrom' | 'dateTo' | 'concept'>,
  now: Date,
  before: Date | null,
): { dateFrom: Date | null; dateTo: Date | null; longTerm: boolean } {
  const endless = (m.long_term || m.isPinned) && !m.emergency;
  const given = m.dateFrom && !(m.long_term && !m.isPinned && !m.emergency) ? new Date(m.dateFrom) : null;
  const from = given ?? before ?? (m.concept ? null : now);
  return { dateFrom: from, dateTo: endless || !m.dateTo ? null : new Date(m.dateTo), longTerm: endless };
}

/** Archive is for what was published and is not archived yet (001 § 4). */
export const mayArchive = (state: MessageState): boolean => state !== 'concept' && state !== 'archive';
