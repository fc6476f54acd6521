import { randomInt } from 'node:crypto';
import type { AudiencePart } from '#contract/audience/schema.ts';
import { sentBack } from '#contract/base/calls/fields.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { type SurveyDetail, surveyOwn } from '#contract/surveys/schema.ts';
import { codeSigns } from '#contract/surveys/schema-questions.ts';
import type { Person, TestHouse } from './house.ts';
import { inDays } from './messages.ts';
import type { TestPortal } from './portal.ts';

/** A question as the form sends it: one of the answers, required. */
export const asked = (name: string, answers: string[], more: object = {}) => ({
  name,
  answers: answers.map((one) => ({ name: one })),
  ...more,
});

/** A survey as the form sends it: anonymous, of one question, for the whole house, for ten days from now on. */
export const aSurveyForm = (portal: TestPortal, change: object = {}) => ({
  name: 'Barva dveří',
  description: '<p>Dveře se budou natírat.</p>',
  dateTo: inDays(portal, 10),
  questions: [asked('Kterou barvu?', ['Zelenou', 'Hnědou', 'Šedou'])],
  ...change,
});

export const aDraft = (by: Person, change: object = {}): Promise<SurveyDetail> =>
  by.asks(surveys.create, aSurveyForm(by.portal, change));
export const aSurvey = (by: Person, change: object = {}): Promise<SurveyDetail> =>
  aDraft(by, { concept: false, ...change });

export const aCode = (): string => Array.from({ length: 8 }, () => codeSigns[randomInt(codeSigns.length)]).join('');

/** Choices by their places in each question, own words as they are; null leaves the question out. */
export type Said = number | number[] | string | null;
type Replies = { questionId: number; answers?: number[]; other?: string }[];
export const repliesTo = (s: SurveyDetail, said: Said[]): Replies =>
  s.questions.flatMap((q, i): Replies => {
    const one = said[i] ?? null;
    if (one === null) return [];
    if (typeof one === 'string') return [{ questionId: q.id, other: one }];
    const places = Array.isArray(one) ? one : [one];
    return [{ questionId: q.id, answers: places.map((place) => q.answers[place]?.id as number) }];
  });

/** Answers the survey; of an anonymous one under a code of their own. Answers how it stands for them then. */
export async function answers(who: Person, s: SurveyDetail, said: Said[], more: object = {}): Promise<SurveyDetail> {
  await who.asks(surveys.store, {
    ...{ id: s.id, answers: repliesTo(s, said) },
    ...(s.anonymous && { code: aCode() }),
    ...more,
  });
  return who.asks(surveys.one, { id: s.id });
}

/** The survey as the form sends it back, with changes. */
export const editedSurvey = (s: SurveyDetail, change: object = {}) => ({
  ...{ id: s.id, updatedAt: s.updatedAt, dateFrom: s.dateFrom, dateTo: s.dateTo, toPublic: s.toPublic },
  ...sentBack(surveyOwn, s),
  audience: s.audience.map(({ name: _, ...a }) => a as AudiencePart),
  questions: s.questions,
  fileIds: s.attachments.map((f) => f.id),
  documents: s.files.map(({ id, version }) => ({ id, version })),
  ...change,
});

/** So many neighbours who may answer. */
export async function neighbours(house: TestHouse, count: number): Promise<Person[]> {
  const all: Person[] = [];
  for (let n = 0; n < count; n += 1) all.push(await house.owner());
  return all;
}

export const resultsOf = async (who: Person, id: number) =>
  (await who.asks(surveys.one, { id, type: 'results' })).results;
