import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { line, plainText } from '../base/person/people.ts';

/** Characters of a question, of an offered answer, of an own answer. */
export const questionLength = 500;
export const answerLength = 300;
export const ownLength = 1000;
/** Offered answers of one question at most; the own answer is beside them. */
export const mostAnswers = 50;

const kept = z._default(z.nullable(id), null);

/**
 * What is offered. `choice`: answers in words. `scale`: steps from the least to the most, of which one is chosen. `dates`: days
 * with times, of which an event may come. `order`: answers that are put in order, all of them; only of a survey that is not anonymous.
 */
export const questionKinds = ['choice', 'scale', 'dates', 'order'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const moment = z.nullable(
  z.iso
    .datetime({ error: 'BASE.FORM.INVALID' })
    // The calendar knows no year 0.
    .check(z.refine((text) => !text.startsWith('0000'), 'BASE.FORM.INVALID')),
);

/** In a draft its words may be missing. Without offered answers, with the own one, it asks for words alone. */
export const QuestionInput = z.object({
  /** Of a kept question that stays; null of a new one. */
  id: kept,
  name: z._default(line(questionLength), ''),
  kind: z._default(z.enum(questionKinds), 'choice'),
  required: z._default(z.boolean(), true),
  multiple: z._default(z.boolean(), false),
  answers: z._default(
    z
      .array(
        z.object({
          id: kept,
          name: z._default(line(answerLength), ''),
          /** Of dates: when; its words follow from it. */
          at: z._default(moment, null),
        }),
      )
      .check(z.maxLength(mostAnswers, 'SURVEY.ERRORS.MANY_ANSWERS')),
    [],
  ),
  /** The last choice is an own answer in words. */
  otherAnswer: z._default(z.boolean(), false),
});
export type QuestionInput = z.output<typeof QuestionInput>;

export const Question = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
  multiple: z.boolean(),
  answers: z.array(z.object({ id: z.number(), name: z.string(), at: z.nullable(z.string()) })),
  otherAnswer: z.boolean(),
});
export type Question = z.output<typeof Question>;

/** Chosen answers of one question, of an order all of them from the first; `other` are own words, which are a choice as well. A question left out is not answered. */
export const Reply = z.object({
  questionId: id,
  answers: z._default(z.array(id).check(z.maxLength(mostAnswers)), []),
  other: z._default(z.nullable(plainText(ownLength)), null),
});
export type Reply = z.output<typeof Reply>;
export const Replies = z.array(Reply).check(z.maxLength(100));

/** Letters and digits that are not mistaken for one another. */
export const codeSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** A code of an anonymous answer, made in the browser: eight signs, as people write them by four. */
export const Code = z.pipe(
  z.pipe(
    z.string(),
    z.transform((s) => s.toUpperCase().replace(/[^0-9A-Z]/g, '')),
  ),
  z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{8}$/, 'SURVEY.ERRORS.CODE')),
);
