import * as z from 'zod/mini';

/**
 * How a count is told. `exact`: as it is. `joined`: of several answers together, without telling which is small. Of questions
 * with several choices in an anonymous survey also `few` (one to four), `nearlyAll` (all but one to four) and, under ten
 * answers, `some` and `all`.
 */
export const countKinds = ['exact', 'joined', 'few', 'nearlyAll', 'some', 'all'] as const;
export type CountKind = (typeof countKinds)[number];

/** Who answered so, in a survey that is not anonymous and to those who may know. */
const People = z.nullable(
  z.array(z.object({ id: z.nullable(z.number()), full_name: z.string(), unit: z.nullable(z.string()) })),
);

export const ResultRow = z.object({
  kind: z.enum(countKinds),
  /** Ids of offered answers, null is the own answer; more than one only where they are joined. */
  answers: z.array(z.nullable(z.number())),
  /** Null where it is told by a word. */
  count: z.nullable(z.number()),
  /** Of those who answered the question, with two decimals; null where the count is. */
  percent: z.nullable(z.number()),
  /** Of the shares of units that answered the question, with two decimals; null where `shares` of the question is. */
  share: z.nullable(z.number()),
  /** Of an order, where the count says how many put it first: the middle of its places from 1, and the same by shares. */
  place: z.nullable(z.number()),
  placeByShare: z.nullable(z.number()),
  people: People,
});
export type ResultRow = z.output<typeof ResultRow>;

export const QuestionResult = z.object({
  questionId: z.number(),
  /** How many answered it. */
  answered: z.number(),
  /**
   * The part of the house that answered it, in percent of the shares with two decimals. Told only of a survey with one answer
   * a unit that is not anonymous, to those who read who answered what: a share names a unit as well as its number does.
   */
  shares: z.nullable(z.number()),
  /** Empty where nothing but how many answered may be told. */
  rows: z.array(ResultRow),
  /** Own answers, of anonymous ones in random order and only where at least five wrote and their count is told alone. */
  texts: z.array(z.object({ text: z.string(), full_name: z.nullable(z.string()) })),
});
export type QuestionResult = z.output<typeof QuestionResult>;

export const Results = z.object({
  answered: z.number(),
  questions: z.array(QuestionResult),
  /** Codes of all answers of an anonymous survey that ended, by the alphabet; null otherwise. */
  codes: z.nullable(z.array(z.string())),
});
export type Results = z.output<typeof Results>;

export const Statistics = z.object({
  /** People or units that it is for, and how many of them answered; by screen and by paper. */
  expected: z.number(),
  answered: z.number(),
  online: z.number(),
  paper: z.number(),
  /** With two decimals. */
  percent: z.number(),
  /** Answers by days; of an anonymous survey null: no times are kept. */
  days: z.nullable(z.array(z.object({ day: z.string(), count: z.number() }))),
});
export type Statistics = z.output<typeof Statistics>;
