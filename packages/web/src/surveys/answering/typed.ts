import type { Question, Reply } from '#contract/surveys/schema-questions.ts';

/** What of a question decides which answers there may be. */
export type Asked = Pick<Question, 'id' | 'kind' | 'required' | 'multiple' | 'otherAnswer'> & {
  answers: readonly { id: number }[];
};
/** An answer that is being given: what is ticked, and own words; null where "something else" is not ticked. */
export type TypedAnswer = { chosen: readonly number[]; other: string | null };
/** By the question. */
export type Typed = Readonly<Record<number, TypedAnswer>>;

const none: TypedAnswer = { chosen: [], other: null };
export const answerOf = (typed: Typed, { id }: Pick<Asked, 'id'>): TypedAnswer => typed[id] ?? none;

const isNumbers = (list: unknown): list is number[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'number');

/** What this device kept, without what the survey does not ask, or asks no more. */
export function readTyped(kept: unknown, questions: readonly Asked[]): Typed {
  const all = (kept ?? {}) as Record<number, { chosen?: unknown; other?: unknown } | undefined>;
  const found = questions.flatMap((question): [number, TypedAnswer][] => {
    const one = all[question.id];
    if (!one || typeof one !== 'object') return [];
    const offered = new Set(question.answers.map(({ id }) => id));
    const known = isNumbers(one.chosen) ? one.chosen.filter((id) => offered.has(id)) : [];
    const other = question.otherAnswer && typeof one.other === 'string' ? one.other : null;
    const isWhole = known.length === offered.size && new Set(known).size === offered.size;
    const single = question.kind === 'order' ? (isWhole ? known : []) : known.slice(0, other === null ? 1 : 0);
    const most = question.multiple ? known : single;
    return most.length > 0 || other !== null ? [[question.id, { chosen: most, other }]] : [];
  });
  return Object.fromEntries(found);
}

/** With the offered answer ticked or not; where one is chosen it takes the place of the other. */
export function withChosen(typed: Typed, question: Asked, id: number, on: boolean): Typed {
  const { chosen, other } = answerOf(typed, question);
  const rest = chosen.filter((one) => one !== id);
  if (!question.multiple) return { ...typed, [question.id]: { chosen: on ? [id] : [], other: on ? null : other } };
  const order = question.answers.map((answer) => answer.id);
  const next = on ? [...rest, id].sort((a, b) => order.indexOf(a) - order.indexOf(b)) : rest;
  return { ...typed, [question.id]: { chosen: next, other } };
}

/** With the offered answers in this order, all of them. */
export const withOrder = (typed: Typed, { id }: Asked, chosen: readonly number[]): Typed => ({
  ...typed,
  [id]: { chosen, other: null },
});

/** With own words; null where they are not wanted. */
export function withOther(typed: Typed, question: Asked, other: string | null): Typed {
  const { chosen } = answerOf(typed, question);
  const stays = question.multiple || other === null ? chosen : [];
  return { ...typed, [question.id]: { chosen: stays, other } };
}

export const without = (typed: Typed, { id }: Asked): Typed => ({ ...typed, [id]: none });

export const isAnswered = (typed: Typed, question: Asked): boolean => {
  const { chosen, other } = answerOf(typed, question);
  return chosen.length > 0 || other !== null;
};

export type Problem = 'required' | 'order' | 'empty';
/** Why the answer cannot go out like this: nothing where something has to be, or own words without words. */
export function problemOf(typed: Typed, question: Asked): Problem | null {
  if (answerOf(typed, question).other?.trim() === '') return 'empty';
  if (!question.required || isAnswered(typed, question)) return null;
  return question.kind === 'order' ? 'order' : 'required';
}

/** What goes out: questions that nothing was answered to are left out. */
export const repliesOf = (typed: Typed, questions: readonly Asked[]): Reply[] =>
  questions.flatMap((question) => {
    const { chosen, other } = answerOf(typed, question);
    if (!isAnswered(typed, question)) return [];
    return [{ questionId: question.id, answers: [...chosen], other: other?.trim() ?? null }];
  });
