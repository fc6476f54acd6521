import type { UseFormReturnType } from '@mantine/form';
import type { NamedPart } from '#contract/audience/schema.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { momentAt, wallTime } from '#contract/base/time/dates.ts';
import { asKind } from '#contract/surveys/rules-kinds.ts';
import { type SurveyDetail, surveyOwn } from '#contract/surveys/schema.ts';
import type { Question, QuestionKind } from '#contract/surveys/schema-questions.ts';
import { type AimChoice, aimOfKept, audienceSent } from '../../audience/choice.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';

/** `at` is what clocks in Prague show; '' where it is not a date. */
export type AnswerValues = { key: string; id: number | null; name: string; at: string };
export type QuestionValues = Omit<Question, 'id' | 'answers'> & {
  key: string;
  id: number | null;
  answers: AnswerValues[];
};

/** A survey as its wizard holds it; the names are those of what is sent, so that errors find their fields. */
export type SurveyValues = OwnValues<typeof surveyOwn> & {
  /** What clocks in Prague show; '' when empty. */
  dateFrom: string;
  dateTo: string;
  aim: AimChoice;
  audience: NamedPart[];
  questions: QuestionValues[];
  fileIds: FileView[];
  documents: ChosenFile[];
};
export type SurveyFields = UseFormReturnType<SurveyValues>;

export const newAnswer = (name = ''): AnswerValues => ({ key: crypto.randomUUID(), id: null, name, at: '' });
/** A question begins with two answers to fill in. */
export const newQuestion = (): QuestionValues => ({
  ...{ key: crypto.randomUUID(), id: null, name: '', required: true, multiple: false, otherAnswer: false },
  kind: 'choice',
  answers: [newAnswer(), newAnswer()],
});

const steps = ['1', '2', '3', '4', '5'];
/** The question turned into another kind; what was typed for answers in words stays where it still has sense. */
export function turnedInto(question: QuestionValues, kind: QuestionKind): QuestionValues {
  const named = question.answers.filter((a) => a.name.trim() !== '');
  const fresh = kind === 'scale' ? steps.map((step) => newAnswer(step)) : [newAnswer(), newAnswer()];
  const stays = question.kind !== 'dates' && kind !== 'dates' && named.length > 0;
  return {
    ...question,
    kind,
    multiple: kind === 'dates',
    otherAnswer: false,
    answers: stays ? question.answers : fresh,
  };
}

export const newSurvey = (): SurveyValues => ({
  ...ownValues(surveyOwn),
  ...{ name: '', dateFrom: '', dateTo: '', aim: 'house', audience: [], questions: [], fileIds: [], documents: [] },
});

const wall = (iso: string | null) => (iso ? wallTime(new Date(iso)) : '');

/** The survey as it is stored. */
export const valuesOf = (s: SurveyDetail): SurveyValues => ({
  ...ownValues(surveyOwn, s),
  dateFrom: wall(s.dateFrom),
  dateTo: wall(s.dateTo),
  aim: aimOfKept(s),
  audience: s.audience,
  questions: s.questions.map((q) => ({
    ...q,
    key: String(q.id),
    answers: q.answers.map((a) => ({ ...a, at: wall(a.at), key: String(a.id) })),
  })),
  fileIds: s.attachments,
  documents: s.files,
});

const sentMoment = (typed: string) => (typed === '' ? null : (momentAt(typed)?.toISOString() ?? typed));

const datedMoment = (typed: string) => momentAt(typed)?.toISOString() ?? null;

export const inputOf = (v: SurveyValues) => ({
  ...ownInput(surveyOwn, v),
  ...audienceSent(v),
  // Names may be shown only where they are kept.
  namesShown: !v.anonymous && v.namesShown,
  dateFrom: sentMoment(v.dateFrom),
  dateTo: sentMoment(v.dateTo),
  questions: v.questions.map(({ key: _, answers, ...q }) =>
    asKind({ ...q, answers: answers.map(({ id, name, at }) => ({ id, name, at: datedMoment(at) })) }),
  ),
  fileIds: v.fileIds.map((f) => f.id),
  documents: choicesOf(v.documents),
});

/** What is sent, with what the schema cannot see of the form. */
export type Sent<I> = I & { isForNobody: boolean };
export const sentOf = <I extends object>(v: SurveyValues, input: I): Sent<I> => ({
  ...input,
  isForNobody: v.aim === 'some' && v.audience.length === 0,
});

/** Nobody chosen would mean everybody; and an end before its beginning. */
export function whyWrong(sent: Sent<Pick<ReturnType<typeof inputOf>, 'dateFrom' | 'dateTo'>>): FieldErrors {
  const errors: FieldErrors = {};
  const { isForNobody, dateFrom, dateTo } = sent;
  if (isForNobody) errors.audience = 'SURVEY_FORM.NOBODY_CHOSEN';
  if (dateFrom && dateTo && Date.parse(dateTo) <= Date.parse(dateFrom)) errors.dateTo = 'SURVEY.ERRORS.END_BEFORE';
  return errors;
}
