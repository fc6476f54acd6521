import { type Fraction, multiply, percent, sum, whole, zero } from '../base/shares/fraction.ts';
import { type Counted, mayReadTexts, type ToldCount, toldCounts } from './rules-counts.ts';
import type { Question, Reply } from './schema-questions.ts';
import type { QuestionResult, ResultRow } from './schema-results.ts';

/** What one question is answered by: places of chosen answers among those offered, of an order from the first, and own words; null where it is not. */
export type Answered = readonly [chosen: readonly number[], other: string | null] | null;
/** Answers of one, in the order of the questions. It holds no ids: of an anonymous survey nothing leads from it anywhere. */
export type Sheet = readonly Answered[];
export type Asked = Pick<Question, 'id' | 'kind' | 'multiple' | 'otherAnswer'> & {
  readonly answers: readonly { readonly id: number }[];
};

/** Replies as a sheet; they were looked over before. */
export const sheetOf = (questions: readonly Asked[], replies: readonly Reply[]): Sheet =>
  questions.map(({ id, kind, answers }) => {
    const reply = replies.find((r) => r.questionId === id);
    if (!reply || (reply.answers.length === 0 && reply.other === null)) return null;
    const places = reply.answers.map((a) => answers.findIndex((x) => x.id === a));
    return [kind === 'order' ? places : places.sort((a, b) => a - b), reply.other];
  });

/** A sheet as replies. */
export const repliesOf = (questions: readonly Asked[], sheet: Sheet) =>
  questions.flatMap(({ id, answers }, i) => {
    const given = sheet[i];
    if (!given) return [];
    return [{ questionId: id, answers: given[0].flatMap((place) => answers[place]?.id ?? []), other: given[1] }];
  });

/** Of 100, with two decimals. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

/** Whoever chose something, or put it first, by choices of the question: by the place of an offered answer, own words behind them all. */
function chosenBy<S>(question: Asked, given: readonly { by: S; answer: NonNullable<Answered> }[]): S[][] {
  const own = question.answers.length;
  const found: S[][] = Array.from({ length: own + (question.otherAnswer ? 1 : 0) }, () => []);
  for (const { by, answer } of given) {
    for (const place of question.kind === 'order' ? answer[0].slice(0, 1) : answer[0]) found[place]?.push(by);
    if (answer[1] !== null) found[own]?.push(by);
  }
  return found;
}

type Person = NonNullable<ResultRow['people']>[number];
/** With the share of the unit that it answers for; null of a unit that has none, or where nobody asks. */
export type Sheeted = { sheet: Sheet; person: Person | null; share?: Fraction | null };
/**
 * How results are told: whether counts are hidden, whether people are named, whether also by shares, and what puts texts in an
 * order that says nothing.
 */
export type Telling = {
  anonymous: boolean;
  named: boolean;
  byShares?: boolean;
  shuffled: <T>(list: readonly T[]) => T[];
};

const sharesOf = (some: readonly Sheeted[]): Fraction => sum(some.map((s) => s.share ?? zero));
/** The part that some have of the whole; nothing has no parts. */
const partOf = (part: Fraction, all: Fraction): number =>
  all.num === 0n ? 0 : percent({ num: part.num * all.den, den: part.den * all.num });

type Given = { by: Sheeted; answer: NonNullable<Answered> };
/** The middle of the places, from 1, that they gave to one offered answer, each as heavy as `weightOf` says; null where nobody weighs. */
function middleOf(given: readonly Given[], offered: number, weightOf: (by: Sheeted) => Fraction): number | null {
  const all = sum(given.map(({ by }) => weightOf(by)));
  if (all.num === 0n) return null;
  const place = ({ answer }: Given): Fraction => ({ num: BigInt(answer[0].indexOf(offered) + 1), den: 1n });
  const placed = sum(given.map((one) => multiply(weightOf(one.by), place(one))));
  return Math.round(percent({ num: placed.num * all.den, den: placed.den * all.num })) / 100;
}

type Beside = Pick<ResultRow, 'people' | 'share' | 'place' | 'placeByShare'>;
const rowOf = ({ kind, keys, count }: ToldCount, answered: number, beside: Beside): ResultRow => ({
  kind,
  answers: keys,
  count,
  percent: count === null ? null : percentOf(count, answered),
  ...beside,
});

function resultOf(question: Asked, place: number, sheets: readonly Sheeted[], telling: Telling): QuestionResult {
  const given = sheets.flatMap((by) => {
    const answer = by.sheet[place];
    return answer ? [{ by, answer }] : [];
  });
  const answered = given.length;
  const chosen = chosenBy(question, given);
  const keys = [...question.answers.map((a) => a.id), ...(question.otherAnswer ? [null] : [])];
  const counts = keys.map((key, i): Counted => ({ key, count: chosen[i]?.length ?? 0 }));
  const told = telling.anonymous
    ? toldCounts(counts, answered, question.multiple)
    : counts.map(({ key, count }): ToldCount => ({ kind: 'exact', keys: [key], count }));
  const isNamed = telling.named && !telling.anonymous;
  // A share names a unit: whoever may not read names reads no shares either.
  const all = isNamed && telling.byShares ? sharesOf(given.map((g) => g.by)) : null;
  const isOrder = question.kind === 'order' && !telling.anonymous;
  const rows = told.map((t) => {
    const at = keys.indexOf(t.keys[0] ?? null);
    const theirs = chosen[at] ?? [];
    return rowOf(t, answered, {
      people: isNamed ? theirs.flatMap((s) => s.person ?? []) : null,
      share: all && partOf(sharesOf(theirs), all),
      place: isOrder ? middleOf(given, at, () => whole) : null,
      placeByShare: isOrder && all ? middleOf(given, at, (s) => s.share ?? zero) : null,
    });
  });
  const readable = telling.anonymous ? mayReadTexts(told) : true;
  const texts = given.flatMap(({ by, answer }) =>
    answer[1] === null ? [] : [{ text: answer[1], full_name: telling.named ? (by.person?.full_name ?? null) : null }],
  );
  return {
    questionId: question.id,
    answered,
    shares: all && percent(all),
    rows,
    texts: readable ? telling.shuffled(texts) : [],
  };
}

/** What is told of all answers, question by question. Texts of each are put in an order of their own: two of one sheet never meet. */
export const resultsOf = (
  questions: readonly Asked[],
  sheets: readonly Sheeted[],
  telling: Telling,
): QuestionResult[] => questions.map((question, place) => resultOf(question, place, sheets, telling));
