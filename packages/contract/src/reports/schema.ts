import * as z from 'zod/mini';
import { id, ids } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { Choices, ChosenFile } from '../base/files/chosen.ts';
import { FileIds, FileView } from '../base/files/files.ts';
import { freeText, line, plainText, requiredLine } from '../base/person/people.ts';
import { Found, piece } from '../base/words/found.ts';
import { CommentView } from '../comments/schema.ts';
import { followWays } from '../follow/schema.ts';
import { unitTypes } from '../units/schema.ts';
import { reportTypes } from './schema-types.ts';

export { type ReportType, reportTypes } from './schema-types.ts';
/** In the order of the life of a report; it never goes back. */
export const reportStates = ['new', 'solving', 'solved', 'archive'] as const;
export type ReportState = (typeof reportStates)[number];
export const reportTabs = ['all', ...reportStates] as const;
export type ReportTab = (typeof reportTabs)[number];
/** Private: only who reported it, who solves it, whom the committee let in, and who administers reports. */
export const visibilities = ['public', 'private'] as const;
export type Visibility = (typeof visibilities)[number];
/** What a solved one came to, as whoever solves it says. */
export const outcomes = ['mended', 'notFault', 'duplicate', 'declined'] as const;
export type Outcome = (typeof outcomes)[number];
/** The same and one more, by which it goes from new to the archive: who reported it took it back. */
export const endings = [...outcomes, 'withdrawn'] as const;
export type Ending = (typeof endings)[number];
/** Where it came from: filed by somebody of the house, or let in from a code on the wall, of nobody of the house. */
export const reportSources = ['portal', 'wall'] as const;

/** Comments: with the neighbours (whoever reads the report), and inside the committee (who administers reports). */
export const reportStreams = ['house', 'inner'] as const;
export type ReportStream = (typeof reportStreams)[number];

/** Characters of a title, of what is described and how it was solved, of a place in common space. */
export const titleLength = 200;
export const textLength = 4000;
export const spaceLength = 120;
/** People let in to one private report. */
export const mostReaders = 50;
/** What the history of a report tells at most, the latest. */
export const mostHistory = 200;

const stamp = z.string().check(z.maxLength(60));
export const floor = z.nullable(
  z
    .number('BASE.FORM.INVALID')
    .check(z.int('BASE.FORM.INVALID'), z.minimum(-9, 'BASE.FORM.INVALID'), z.maximum(99, 'BASE.FORM.INVALID')),
);

/** Where it is: each of these may be left empty. A unit has its own entrance and floor. */
const placed = {
  entranceId: z._default(z.nullable(id), null),
  floor: z._default(floor, null),
  unitId: z._default(z.nullable(id), null),
  commonSpace: z._default(line(spaceLength), ''),
};
const written = {
  title: requiredLine(titleLength),
  description: plainText(textLength),
  type: z._default(z.enum(reportTypes, 'BASE.FORM.REQUIRED'), 'fault'),
  ...placed,
  fileIds: FileIds,
  documents: Choices,
};

export const ReportInput = z.object({
  ...written,
  /** Left out: private for a complaint, a private place and what follows a private one; else public. */
  visibility: z.optional(z.enum(visibilities)),
  /** A firm that mends it may know the reporter's name and phone. */
  sharesReporter: z._default(z.boolean(), false),
  /** Left out: by the settings of the house for the type. */
  solverId: z._default(z.nullable(id), null),
  /** The solved or archived one that it follows. */
  followsId: z._default(z.nullable(id), null),
  /** What was said that it was turned from; passed over where it may not be read. */
  replyId: z._default(z.nullable(id), null),
});
export type ReportInput = z.output<typeof ReportInput>;

export const ReportChange = z
  .object({
    ...written,
    visibility: z.enum(visibilities),
    solverId: z.coerce
      .number('BASE.FORM.REQUIRED')
      .check(z.int('BASE.FORM.REQUIRED'), z.minimum(1, 'BASE.FORM.REQUIRED')),
    /** Where it goes by the same call, as by the call of that step; left out, it stays. */
    status: z.optional(z.enum(reportStates, 'BASE.FORM.INVALID')),
    /** How it was solved, of one that goes there. */
    solution: z.optional(z.nullable(freeText(textLength))),
    id,
    updatedAt: stamp,
  })
  .check(
    z.refine(({ status, solution }) => status !== 'solved' || Boolean(solution), {
      path: ['solution'],
      error: 'BASE.FORM.REQUIRED',
    }),
    z.refine(({ status, solution }) => !solution || status === 'solved' || status === 'archive', {
      path: ['status'],
      error: 'BASE.FORM.INVALID',
    }),
  );
export type ReportChange = z.output<typeof ReportChange>;

/** Who takes it over, as they have it. */
export const TakeOver = z.object({ id, updatedAt: stamp });
export const Solution = z.object({
  id,
  updatedAt: stamp,
  solution: plainText(textLength),
  outcome: z._default(z.enum(outcomes), 'mended'),
  /** A picture of how it looks since. */
  afterIds: z._default(z.array(id).check(z.maxLength(1)), []),
  /** Of which one, where it is a duplicate. */
  duplicateOfId: z._default(z.nullable(id), null),
});
export type Solution = z.output<typeof Solution>;
/** One text for all of them; an older caller sends none. */
export const SolvedAll = z.object({
  ids,
  solution: z._default(
    z.pipe(z.string(), z.string().check(z.trim(), z.maxLength(textLength, 'BASE.FORM.TOO_LONG'))),
    '',
  ),
});
/** What its reporter says of what was called mended. */
export const verdicts = ['mended', 'not_mended'] as const;
export type VerdictKind = (typeof verdicts)[number];
export const Verdict = z
  .object({
    id,
    verdict: z.enum(verdicts),
    /** What is wrong; the report that follows begins with it. */
    sentence: z._default(z.string().check(z.trim(), z.maxLength(textLength, 'BASE.FORM.TOO_LONG')), ''),
  })
  .check(
    z.refine((said) => said.verdict === 'mended' || said.sentence !== '', {
      path: ['sentence'],
      error: 'BASE.FORM.REQUIRED',
    }),
  );
export type Verdict = z.output<typeof Verdict>;
export const Several = z.object({ ids });
export const Readers = z.object({ id, memberIds: z.array(id).check(z.maxLength(mostReaders)) });

/** Who would read a report as its form stands: everybody, or of a private one who has to do with it; `reportId` of one that stands. */
export const ReportAim = z.object({
  visibility: z.enum(visibilities),
  solverId: z._default(z.nullable(id), null),
  reportId: z._default(z.nullable(id), null),
});
export type ReportAim = z.output<typeof ReportAim>;

const text = z.nullable(z.string());
const Who = z.nullable(z.object({ id: z.number(), full_name: z.string() }));
const Person = z.object({ id: z.number(), full_name: z.string(), avatar: text });

export const ReportPlace = z.object({
  entrance: z.nullable(z.object({ id: z.number(), name: z.string() })),
  floor: z.nullable(z.number()),
  unit: z.nullable(z.object({ id: z.number(), number: z.string(), type: z.enum(unitTypes) })),
  commonSpace: z.string(),
});
export type ReportPlace = z.output<typeof ReportPlace>;

/** When a firm comes: a day, and whole hours where it said them. */
export const WorkTime = z.object({ day: z.string(), from: z.nullable(z.number()), to: z.nullable(z.number()) });
export type WorkTime = z.output<typeof WorkTime>;

const told = {
  id: z.number(),
  title: z.string(),
  type: z.enum(reportTypes),
  status: z.enum(reportStates),
  visibility: z.enum(visibilities),
  /** Who reported it; null when the house no longer knows, and for whoever does not see names of people. */
  owner: Who,
  solver: Who,
  source: z.enum(reportSources),
  place: ReportPlace,
  createdAt: z.string(),
  /** When it was last changed, moved or commented where the asker sees it. */
  lastAt: z.string(),
  /** When somebody first took it over. */
  solvingAt: text,
  solvedAt: text,
  archivedAt: text,
  /** The last day to solve it, in Prague; null where nobody counts days. */
  dueOn: text,
  /** Days over it; zero while there is time and when it is solved. */
  daysOver: z.number(),
  /** What it came to; null until then. */
  outcome: z.nullable(z.enum(endings)),
  /** Comments with the neighbours. */
  commentCount: z.number(),
  /** Comments inside the committee; null for everybody else. */
  innerCount: z.nullable(z.number()),
  /** When the firm that it was handed over to comes. */
  work: z.nullable(WorkTime),
  /** It waits for the asker, who is its solver. */
  given: z.boolean(),
  /** The asker reported it. */
  mine: z.boolean(),
  /** What its reporter said since of what was called mended; null until then, and where nobody asks. */
  verdict: z.nullable(z.enum(verdicts)),
  verdictAt: text,
  /** It waits for the asker to say whether it is mended. */
  asked: z.boolean(),
  /** Others who have the same trouble, and whether the asker is one of them. */
  alsoCount: z.number(),
  also: z.boolean(),
};

export const ReportRow = z.object({ ...told, fileCount: z.number(), updatedAt: z.string() });
export type ReportRow = z.output<typeof ReportRow>;

/** Another report, where the asker may read it. */
const Related = z.object({ id: z.number(), title: z.string(), status: z.enum(reportStates), createdAt: z.string() });
const Stream = z.object({ comments: z.array(CommentView), total: z.number() });

export const historyKinds = [
  ...([
    'created',
    'changed',
    'takenOver',
    'solved',
    'archived',
    'withdrawn',
    'letIn',
    'letOut',
    'verdict',
    'dueMoved',
  ] as const),
  // With a firm: by who solves it, and by the firm itself by its link.
  ...(['handedOver', 'takenBack', 'firmDay', 'firmPhoto', 'firmNoPhoto', 'firmDone', 'firmCannot'] as const),
] as const;
export const historyFields = [
  ...(['title', 'description', 'type', 'visibility', 'solver', 'place', 'status', 'solution', 'outcome'] as const),
  ...(['files', 'reader', 'dueOn', 'reason', 'verdict', 'firm', 'work'] as const),
] as const;
/** One field as it stood and as it is since; no values where there are none to tell, or they are not for the asker. */
const FieldChange = z.object({ field: z.enum(historyFields), from: text, to: text });
/** One deed of the history: who, when, what. */
export const HistoryEntry = z.object({
  id: z.number(),
  at: z.string(),
  who: Who,
  what: z.enum(historyKinds),
  changes: z.array(FieldChange),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const ReportDetail = z.object({
  ...told,
  description: z.string(),
  solution: text,
  /** Which of the attachments shows how it looks since; null where none does. */
  afterId: z.nullable(z.number()),
  /** Who said that it is solved. */
  solvedBy: Who,
  author: z.nullable(Person),
  solverPerson: z.nullable(Person),
  updatedAt: z.string(),
  attachments: z.array(FileView),
  files: z.array(ChosenFile),
  /** With the neighbours: the latest at most 100, the newest last; there are `commentCount` of them. */
  comments: z.array(CommentView),
  /** Inside the committee, the same; null for everybody else. */
  inner: z.nullable(Stream),
  /** The newest first. */
  history: z.array(HistoryEntry),
  /** The solved one that it follows, those that follow it, the one that it repeats, and those that repeat it. */
  follows: z.nullable(Related),
  followedBy: z.array(Related),
  duplicateOf: z.nullable(Related),
  duplicates: z.array(Related),
  /** Of a private one: whom the committee let in. Null for who was let in, and of a public one. */
  readers: z.nullable(z.array(z.object({ id: z.number(), full_name: z.string() }))),
  /** Which e-mails the asker gets of it; null on a visit. */
  follow: z.nullable(z.enum(followWays)),
  may: z.object({
    comment: z.boolean(),
    inner: z.boolean(),
    edit: z.boolean(),
    takeOver: z.boolean(),
    solve: z.boolean(),
    archive: z.boolean(),
    withdraw: z.boolean(),
    remove: z.boolean(),
    letIn: z.boolean(),
    followUp: z.boolean(),
    verdict: z.boolean(),
    also: z.boolean(),
  }),
});
export type ReportDetail = z.output<typeof ReportDetail>;

export const reportSorts = [
  ...(['createdAt', '-createdAt', 'lastAt', '-lastAt', 'solvedAt', '-solvedAt', 'title', '-title'] as const),
  ...(['type', '-type', 'status', '-status', 'visibility', '-visibility', 'owner', '-owner'] as const),
  ...(['solver', '-solver', 'place', '-place', 'comments', '-comments', 'dueOn', '-dueOn'] as const),
] as const;
export const reportFilters = z.object({
  /** A part of the title, the text or the place. */
  text: z.optional(line(100)),
  type: z.optional(z.enum(reportTypes)),
  visibility: z.optional(z.enum(visibilities)),
  owner: z.optional(id),
  solver: z.optional(id),
  entrance: z.optional(id),
  outcome: z.optional(z.enum(endings)),
  /** Only what the asker reported. */
  mine: z.optional(z.boolean()),
  /** Only what waits for the asker as its solver. */
  given: z.optional(z.boolean()),
  /** Only what is not solved yet, or only what is. */
  open: z.optional(z.boolean()),
  verdict: z.optional(z.enum(verdicts)),
  /** Only what waits for the asker to say whether it is mended. */
  asked: z.optional(z.boolean()),
  /** Only what should have been solved by now. */
  overdue: z.optional(z.boolean()),
  /** Days of reporting. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const reportListing = {
  tab: z._default(z.enum(reportTabs), 'all'),
  sort: z._default(z.enum(reportSorts), '-createdAt'),
  filters: filtersOf(reportFilters),
};
export const ReportList = z.object({
  reports: z.array(ReportRow),
  /** Rows of the tab that the filters let through. */
  total: z.number(),
  reportsCount: z.number(),
  newReportsCount: z.number(),
  solvingReportsCount: z.number(),
  solvedReportsCount: z.number(),
  archiveReportsCount: z.number(),
});
export type ReportList = z.output<typeof ReportList>;

const Named = z.object({ id: z.number(), full_name: z.string() });
/** Who reported and who solves those that the asker may read, at most 200 of each. */
export const ReportPeople = z.object({ owners: z.array(Named), solvers: z.array(Named) });

/** What the form offers. */
export const ReportForm = z.object({
  /** Who may solve reports, at most 200. */
  solvers: z.array(Named),
  /** Who gets a new one of each type; null where the house has nobody. */
  solverOf: z.record(z.enum(reportTypes), z.nullable(Named)),
  entrances: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The asker's own units, and common spaces that the register keeps as units; at most 200. */
  units: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      type: z.enum(unitTypes),
      entranceId: z.nullable(z.number()),
      floor: z.nullable(z.number()),
      own: z.boolean(),
    }),
  ),
  /** Whether units of others may be chosen too, by the picker of units. */
  anyUnit: z.boolean(),
});
export type ReportForm = z.output<typeof ReportForm>;

export const FoundReport = z.extend(Found, {
  type: z.enum(reportTypes),
  status: z.enum(reportStates),
  piece,
  createdAt: z.string(),
});
