import * as z from 'zod/mini';
import { Audience, NamedPart } from '../audience/schema.ts';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { RichText } from '../base/words/rich-text.ts';
import { surveyStates } from './schema-found.ts';
import { moment, Question, QuestionInput } from './schema-questions.ts';
import { Results, Statistics } from './schema-results.ts';

export { type SurveyState, surveyStates } from './schema-found.ts';

export const surveyTabs = ['all', 'active', 'concept', 'finished'] as const;
export type SurveyTab = (typeof surveyTabs)[number];
export const surveySorts = [
  ...(['dateTo', '-dateTo', 'dateFrom', '-dateFrom', 'name', '-name', 'answered', '-answered'] as const),
] as const;

/** Who sees the results, and from when: whoever answered at once, everybody it is for after its end, who administers surveys alone. */
export const publishings = ['afterAnswer', 'afterEnd', 'committee'] as const;
export type Publishing = (typeof publishings)[number];
/** What answers once: each member, or each unit by whoever of it comes first. */
export const answering = ['member', 'unit'] as const;
export type Answering = (typeof answering)[number];

export const nameLength = 200;
export const mostQuestions = 100;
export const mostBecame = 20;

const stamp = z.string().check(z.maxLength(60));

/**
 * What stands in the survey's own row as it is typed, by the names of its columns. Nobody is told who answered what in an
 * anonymous one; in one that is not, who administers surveys is, and everybody where the author says so.
 */
export const surveyOwn = {
  name: requiredLine(nameLength),
  description: z._default(RichText, ''),
  anonymous: z._default(z.boolean(), true),
  publishing: z._default(z.enum(publishings), 'afterEnd'),
  answering: z._default(z.enum(answering), 'member'),
  /** Everybody it is for reads who answered what; only in one that is not anonymous. */
  namesShown: z._default(z.boolean(), false),
  /** Ended by hand: it may have no end of its own. */
  manualEnd: z._default(z.boolean(), false),
};

const fields = {
  ...surveyOwn,
  /** Null: when it is started. */
  dateFrom: z._default(moment, null),
  dateTo: z._default(moment, null),
  ...Audience.shape,
  questions: z._default(z.array(QuestionInput).check(z.maxLength(mostQuestions, 'SURVEY.ERRORS.MANY_QUESTIONS')), []),
  fileIds: FileIds,
  documents: Choices,
};
/** A draft may lack what a survey needs before it starts: see `missingOf`. */
export const SurveyInput = z.object({
  ...fields,
  /** Saved without starting. */
  concept: z._default(z.boolean(), true),
});
export type SurveyInput = z.output<typeof SurveyInput>;
/** Of a running one only the description and a later end may differ from what is kept. */
export const SurveyChange = z.object({ ...fields, id, updatedAt: stamp });
export type SurveyChange = z.output<typeof SurveyChange>;
export const SurveyStart = z.object({ id, updatedAt: stamp });

const text = z.nullable(z.string());
const Who = z.nullable(z.object({ id: z.number(), full_name: z.string() }));

const told = {
  id: z.number(),
  name: z.string(),
  status: z.enum(surveyStates),
  /** Active, and its beginning is yet to come: answers are refused until then. */
  ahead: z.boolean(),
  anonymous: z.boolean(),
  publishing: z.enum(publishings),
  answering: z.enum(answering),
  manualEnd: z.boolean(),
  toPublic: z.boolean(),
  everyone: z.boolean(),
  owner: Who,
  dateFrom: text,
  dateTo: text,
  /** When it ended: by itself or by hand. */
  finishedAt: text,
  questionCount: z.number(),
  /** Answers that came; of how many people or units it is for. */
  answeredCount: z.number(),
  expectedCount: z.number(),
  /** The asker has yet to answer, for themselves or for one of their units. */
  toAnswer: z.boolean(),
  /** They have answered, for themselves or for one of their units. */
  hasAnswered: z.boolean(),
};

export const SurveyRow = z.object({ ...told, excerpt: z.string() });
export type SurveyRow = z.output<typeof SurveyRow>;

/** What the asker answers: `waiting` to be answered, `answered`, or on the `paper` that the committee gave out for it. */
export const mineStates = ['waiting', 'answered', 'paper'] as const;
export const Mine = z.object({
  /** Null where each member answers. */
  unitId: z.nullable(z.number()),
  unit: text,
  state: z.enum(mineStates),
  /** Who answered for the unit, as those of the unit are told. */
  by: text,
});
export type Mine = z.output<typeof Mine>;

/** Why the results are not shown to the asker yet, or that they are. Of a running anonymous one nobody reads more than how many answered. */
export const resultStates = ['shown', 'afterAnswer', 'afterEnd', 'committee', 'notStarted'] as const;
export type ResultState = (typeof resultStates)[number];

export const SurveyDetail = z.object({
  ...told,
  description: z.string(),
  namesShown: z.boolean(),
  audience: z.array(NamedPart),
  createdAt: z.string(),
  updatedAt: z.string(),
  questions: z.array(Question),
  /** What was uploaded with it, and documents chosen for it. */
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  /** Empty on a visit and for whom it is not for. */
  mine: z.array(Mine),
  resultState: z.enum(resultStates),
  /** With `type=results`, where they are shown to the asker. */
  results: z.nullable(Results),
  /** With `type=statistics`; of a draft null. */
  statistics: z.nullable(Statistics),
  /** Papers that are given out, and how many of them are typed in; null for whoever does not administer surveys. */
  papers: z.nullable(z.object({ given: z.number(), recorded: z.number() })),
  /** Votes that its result was turned into, of those that the asker may open; at most 20. */
  became: z.array(z.object({ id: z.number(), title: z.string() })),
  may: z.object({
    edit: z.boolean(),
    start: z.boolean(),
    answer: z.boolean(),
    finish: z.boolean(),
    remove: z.boolean(),
    /** Gives out papers and types them in. */
    paper: z.boolean(),
    /** Reads who answered. */
    people: z.boolean(),
    /** Reads who answered what. */
    sheets: z.boolean(),
    /** Makes a draft of a vote of its result. */
    turn: z.boolean(),
  }),
});
export type SurveyDetail = z.output<typeof SurveyDetail>;

export const surveyFilters = z.object({
  text: z.optional(line(100)),
  toAnswer: z.optional(z.boolean()),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const surveyListing = {
  tab: z._default(z.enum(surveyTabs), 'all'),
  sort: z._default(z.enum(surveySorts), '-dateTo'),
  filters: filtersOf(surveyFilters),
};
export const SurveyList = z.object({
  surveys: z.array(SurveyRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  surveyCount: z.number(),
  activeCount: z.number(),
  conceptCount: z.number(),
  finishedCount: z.number(),
  /** Active ones that the asker has yet to answer. */
  toAnswerCount: z.number(),
});
export type SurveyList = z.output<typeof SurveyList>;
