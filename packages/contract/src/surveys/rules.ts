import type { TextKey } from '../texts/keys.ts';
import type { Publishing, ResultState, SurveyState } from './schema.ts';
import type { QuestionInput } from './schema-questions.ts';

/** What of a survey says where it stands. `status` is kept; the end is judged at every call, whoever tidies later. */
export type Standing = { status: SurveyState; dateFrom: Date | null; dateTo: Date | null };

/** Past its end a running survey is finished, written down or not. */
export const stateOf = ({ status, dateTo }: Standing, now: Date): SurveyState =>
  status === 'active' && dateTo !== null && dateTo <= now ? 'finished' : status;

export const isAhead = (s: Standing, now: Date): boolean =>
  stateOf(s, now) === 'active' && s.dateFrom !== null && s.dateFrom > now;

/** Why nobody answers it now; null when it is answered. */
export function whyNotOpen(s: Standing, now: Date): 'ahead' | 'ended' | 'notRunning' | null {
  const state = stateOf(s, now);
  if (state === 'concept') return 'notRunning';
  if (state === 'finished') return 'ended';
  return isAhead(s, now) ? 'ahead' : null;
}

export type Draft = {
  name: string;
  dateFrom: string | null;
  dateTo: string | null;
  manualEnd: boolean;
  anonymous: boolean;
  questions: readonly (Pick<QuestionInput, 'name' | 'kind' | 'otherAnswer'> & {
    answers: readonly { name: string }[];
  })[];
};

const sameWords = (text: string): string => text.trim().toLocaleLowerCase('cs');

type Asked = Draft['questions'][number];
/**
 * An order has two answers at least. An anonymous survey asks for none: each is one of very many, so that its author could
 * agree with somebody on one and be known by it, and every number beside first places is an equation about small counts.
 */
function missingOfOrder({ kind, answers }: Asked, anonymous: boolean, at: string): Record<string, TextKey> {
  if (kind !== 'order') return {};
  if (anonymous) return { [`${at}.kind`]: 'SURVEY.ERRORS.ORDER_ANONYMOUS' };
  return answers.length === 1 ? { [`${at}.answers`]: 'SURVEY.ERRORS.ORDER_FEW' } : {};
}

function missingOfQuestion(asked: Asked, anonymous: boolean, at: string) {
  const { name, otherAnswer, answers } = asked;
  const missing = missingOfOrder(asked, anonymous, at);
  if (name.trim() === '') missing[`${at}.name`] = 'SURVEY.ERRORS.QUESTION_EMPTY';
  if (answers.length === 0 && !otherAnswer) missing[`${at}.answers`] = 'SURVEY.ERRORS.ANSWERS_EMPTY';
  const seen = new Set<string>();
  answers.forEach((answer, i) => {
    const words = sameWords(answer.name);
    if (words === '') missing[`${at}.answers.${i}.name`] = 'SURVEY.ERRORS.ANSWER_EMPTY';
    else if (seen.has(words)) missing[`${at}.answers.${i}.name`] = 'SURVEY.ERRORS.ANSWER_TWICE';
    seen.add(words);
  });
  return missing;
}

/** What a draft lacks before it may start, by its fields; empty when it may. */
export function missingOf(draft: Draft, now: Date): Record<string, TextKey> {
  const missing: Record<string, TextKey> = {};
  if (draft.name.trim() === '') missing.name = 'BASE.FORM.REQUIRED';
  if (draft.dateTo === null) {
    if (!draft.manualEnd) missing.dateTo = 'SURVEY.ERRORS.END_MISSING';
  } else if (new Date(draft.dateTo) <= now) missing.dateTo = 'SURVEY.ERRORS.END_PAST';
  else if (draft.dateFrom !== null && new Date(draft.dateTo) <= new Date(draft.dateFrom))
    missing.dateTo = 'SURVEY.ERRORS.END_BEFORE';
  if (draft.questions.length === 0) missing.questions = 'SURVEY.ERRORS.NO_QUESTIONS';
  return Object.assign(
    missing,
    ...draft.questions.map((q, i) => missingOfQuestion(q, draft.anonymous, `questions.${i}`)),
  );
}

/** Why the end of a running survey may not be moved so: only later, also from a day to no day where it is ended by hand. */
export function mayMoveEnd(from: Date | null, to: Date | null, manualEnd: boolean): boolean {
  if (from === null) return to === null;
  return to === null ? manualEnd : to >= from;
}

type Shown = Standing & { anonymous: boolean; publishing: Publishing };

/**
 * Whether results are shown to the asker, or what they wait for. Of an anonymous one nobody reads them before its end is
 * written down, when the last answers have joined the others.
 */
export function resultStateOf(s: Shown, asker: { administers: boolean; answered: boolean }, now: Date): ResultState {
  if (s.status === 'concept') return 'notStarted';
  if (s.publishing === 'committee' && !asker.administers) return 'committee';
  if (s.anonymous) return s.status === 'finished' ? 'shown' : 'afterEnd';
  if (asker.administers || stateOf(s, now) === 'finished') return 'shown';
  if (s.publishing === 'afterAnswer') return asker.answered ? 'shown' : 'afterAnswer';
  return 'afterEnd';
}
