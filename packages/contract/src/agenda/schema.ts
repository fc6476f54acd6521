import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { requiredLine } from '../base/person/people.ts';
import { RichText } from '../base/words/rich-text.ts';
import { nameLength, pointKinds, wordingLength } from './schema-words.ts';

/** Majorities of the law at an assembly, by the names of their presets in votes. */
export const majorities = [
  'assembly',
  'twoThirds',
  'threeQuarters',
  'majorityOfAll',
  'twoThirdsOfAll',
  'threeQuartersOfAll',
  'everyoneAtAssembly',
  'substitute',
] as const;
export type Majority = (typeof majorities)[number];

/** As many as a vote has at most. */
export const mostPoints = 100;
export const templateNameLength = 100;
/** Templates of one house. */
export const mostTemplates = 50;

const wording = z.pipe(
  z.pipe(
    z.string(),
    z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.maxLength(wordingLength, 'BASE.FORM.TOO_LONG')),
);
const told = {
  kind: z.enum(pointKinds, 'BASE.FORM.REQUIRED'),
  name: requiredLine(nameLength),
  body: z._default(RichText, ''),
  /** The proposed resolution, plain text; nothing of it is kept of what is not voted on. */
  wording: z._default(wording, ''),
  /** The majority it takes where it is not that of the meeting's vote. */
  preset: z._default(z.nullable(z.enum(majorities, 'BASE.FORM.INVALID')), null),
};

export const PointInput = z.object({
  /** Of a point that is there already. */
  id: z._default(z.nullable(id), null),
  ...told,
  fileIds: FileIds,
  documents: Choices,
});
export type PointInput = z.output<typeof PointInput>;

/** The whole agenda, in its order: one save is one change that people are told of. */
export const AgendaChange = z.object({
  id,
  updatedAt: z.string().check(z.maxLength(60)),
  points: z.array(PointInput).check(z.maxLength(mostPoints, 'AGENDA.ERRORS.TOO_MANY')),
});
export type AgendaChange = z.output<typeof AgendaChange>;

export const CounterInput = z.object({
  id,
  /** The point of the agenda that it is another proposal to. */
  counterTo: id,
  name: requiredLine(nameLength),
  wording: z.pipe(wording, z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'))),
});
export type CounterInput = z.output<typeof CounterInput>;

/** What a point that is voted on lacks for people to decide on (§ 1207); it warns, and blocks nothing. */
export const lacks = ['wording', 'materials'] as const;
export type Lack = (typeof lacks)[number];

const voteStates = ['concept', 'run', 'finish'] as const;
export const PointVote = z.object({
  id: z.number(),
  status: z.enum(voteStates),
  cancelled: z.boolean(),
  /** When no answer to the point is taken any more. */
  closedAt: z.nullable(z.string()),
  passed: z.nullable(z.boolean()),
});
export type PointVote = z.output<typeof PointVote>;

export const PointView = z.object({
  id: z.number(),
  /** Its number, that of another proposal with a letter: '4', '4a'. */
  label: z.string(),
  kind: z.enum(pointKinds),
  name: z.string(),
  body: z.string(),
  wording: z.string(),
  preset: z.nullable(z.enum(majorities)),
  counterTo: z.nullable(z.number()),
  /** When it was added, where that was after the invitation went. */
  addedAt: z.nullable(z.string()),
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  /** Where it is voted on; null where it is not, or not for the asker. */
  vote: z.nullable(PointVote),
  /** Its vote has begun: it neither changes nor goes. */
  isFixed: z.boolean(),
  /** For who administers meetings. */
  lacks: z.array(z.enum(lacks)),
});
export type PointView = z.output<typeof PointView>;

export const AgendaView = z.object({
  /** Of the meeting. */
  id: z.number(),
  points: z.array(PointView),
  /** The meeting's vote that its points stand in; null where there is none, or not for the asker. */
  ballot: z.nullable(z.object({ id: z.number(), status: z.enum(voteStates) })),
  /** What preparing the vote would do: points it would add, and whether the vote would be made first. */
  ahead: z.nullable(z.object({ makes: z.boolean(), adds: z.number() })),
  /** All materials as one ZIP, good for an hour at least; null where there are none. */
  archive: z.nullable(z.object({ url: z.string(), count: z.number() })),
  updatedAt: z.string(),
  may: z.object({ edit: z.boolean(), prepare: z.boolean() }),
});
export type AgendaView = z.output<typeof AgendaView>;

/** A point as a template keeps it: words alone. */
export const TemplatePoint = z.object(told);
export type TemplatePoint = z.output<typeof TemplatePoint>;
export const Template = z.object({
  /** Null of the one that the portal offers by itself. */
  id: z.nullable(z.number()),
  name: z.string(),
  points: z.array(TemplatePoint),
});
export type Template = z.output<typeof Template>;
export const Templates = z.object({
  templates: z.array(Template),
  /** On what the house decided and has not done yet: whatever agenda is begun has it, until somebody takes it off. */
  carried: z.nullable(TemplatePoint),
});
export type Templates = z.output<typeof Templates>;
export const TemplateInput = z.object({ id, name: requiredLine(templateNameLength) });
export type TemplateInput = z.output<typeof TemplateInput>;
