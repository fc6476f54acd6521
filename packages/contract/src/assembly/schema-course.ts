import * as z from 'zod/mini';
import { nameLength, pointKinds, wordingLength } from '../agenda/schema-words.ts';
import { id } from '../base/calls/ids.ts';
import { line, plainText, requiredLine } from '../base/person/people.ts';
import { wholes } from '../motions/schema.ts';
import { Column } from '../motions/schema-sums.ts';
import { pointStates, QuorumView } from './schema-words.ts';

/** Seats that a screen names at once; of more it says how many they are. */
export const mostNamed = 50;
/** Seats whose answer differs from the others, as a point names them. */
export const mostExcepted = 200;
/** Characters of what somebody said for the minutes. */
export const saidLength = 2000;

/** An objection against what the meeting does, or a question of a member and what was answered (§ 251). */
export const remarkKinds = ['objection', 'question'] as const;
export type RemarkKind = (typeof remarkKinds)[number];

const moment = z.nullable(z.string());
/** An exact share, JSON text. */
const share = z.string();

/** Somebody of the house, or a name alone. */
export const Officer = z.object({ id: z.nullable(z.number()), name: z.string() });
export type Officer = z.output<typeof Officer>;

export const CoursePoint = z.object({
  id: z.number(),
  /** "4", of a counter-proposal to it "4a". */
  label: z.string(),
  kind: z.enum(pointKinds),
  name: z.string(),
  /** What is read aloud and voted on; nothing where nothing is decided. */
  wording: z.string(),
  state: z.enum(pointStates),
  openedAt: moment,
  closedAt: moment,
  /** Part of those it was measured by that agreed; null while it is not decided. */
  agreed: z.nullable(share),
  /** The point of the vote that decides it. */
  votePointId: z.nullable(z.number()),
  counterTo: z.nullable(z.number()),
  /** A matter that the invitation did not carry: everybody entitled has to be there and agree to decide it (§ 253). */
  offAgenda: z.boolean(),
});
export type CoursePoint = z.output<typeof CoursePoint>;

/** A seat in the room as it is called upon. */
export const CalledSeat = z.object({
  id: z.number(),
  owners: z.string(),
  units: z.array(z.string()),
  /** Who is there for it, if not its owner. */
  person: z.string(),
  share,
});
export type CalledSeat = z.output<typeof CalledSeat>;

/** Somebody's objection or question, as the minutes have it. */
export const Remark = z.object({
  id: z.number(),
  pointId: z.nullable(z.number()),
  kind: z.enum(remarkKinds),
  seat: z.nullable(z.number()),
  person: z.string(),
  text: z.string(),
  answer: z.string(),
  at: z.string(),
});
export type Remark = z.output<typeof Remark>;

/** The point that is on, or was closed last and is still shown. */
export const CourseNow = z.object({
  id: z.number(),
  /** HTML, sanitised by the server. */
  body: z.string(),
  /** Of those in the room. Null where nothing is decided. */
  sums: z.nullable(z.object({ agree: Column, notAgree: Column, noVote: Column, silent: Column })),
  /** Who is against or abstains. */
  excepted: z.array(z.object({ ...CalledSeat.shape, value: z.enum(['notAgree', 'noVote']) })),
  /** Who has said nothing yet, in the order of the list; at most fifty of them. */
  silent: z.array(CalledSeat),
  /** What has to agree, and whether it does already. */
  needed: z.nullable(z.object({ part: share, inclusive: z.boolean(), of: z.enum(wholes), reached: z.boolean() })),
  remarks: z.array(Remark),
});
export type CourseNow = z.output<typeof CourseNow>;

/** Who is in the room, and whether they can decide. */
export const CourseRoom = z.object({
  present: Column,
  base: share,
  seatCount: z.number(),
  /** As the point that is on asks, else the next one, else the vote. */
  quorum: QuorumView,
  /** Seats in the room whose leaving alone would end that. */
  tipping: z.nullable(
    z.object({
      count: z.number(),
      /** One of them, and what part of the house would remain without it. */
      seat: CalledSeat,
      left: share,
    }),
  ),
});
export type CourseRoom = z.output<typeof CourseRoom>;

export const courseKinds = ['answers', 'closed', 'came', 'left'] as const;
/** What was written down at one moment. */
export const CourseEntry = z.object({
  seq: z.number(),
  at: z.string(),
  kind: z.enum(courseKinds),
  count: z.number(),
  /** Of one seat its owners. */
  owners: z.string(),
  /** Point of the agenda. */
  pointId: z.nullable(z.number()),
});
export type CourseEntry = z.output<typeof CourseEntry>;

export const Course = z.object({
  id: z.number(),
  name: z.string(),
  start: z.string(),
  isFinished: z.boolean(),
  /** The vote whose list and ledger are those of the meeting; null while there is none. */
  voteId: z.nullable(z.number()),
  /** Since when people are registered; null before. */
  registeringSince: moment,
  begunAt: moment,
  openedBy: z.nullable(Officer),
  chair: z.nullable(Officer),
  scribe: z.nullable(Officer),
  points: z.array(CoursePoint),
  now: z.nullable(CourseNow),
  room: z.nullable(CourseRoom),
  last: z.array(CourseEntry),
  /** Powers of those at the door that nobody confirmed yet: the first resolution waits for them. */
  powersWaiting: z.number(),
});
export type Course = z.output<typeof Course>;

const officer = z._default(
  z.nullable(z.object({ id: z._default(z.nullable(id), null), name: z._default(line(200), '') })),
  null,
);
export const Officers = z.object({ id, chair: officer, scribe: officer });
export type Officers = z.output<typeof Officers>;
/** `seq` is that of the last entry that was shown: what came after it is not taken back unseen. */
export const Back = z.object({ id, seq: z.int().check(z.minimum(1)) });
export const OfPoint = z.object({ id, point: id });
export const Rest = z.object({
  ...OfPoint.shape,
  value: z.enum(['agree', 'noVote']),
  /** Seats that are still to be asked. */
  except: z._default(z.array(id).check(z.maxLength(500)), []),
});
export type Rest = z.output<typeof Rest>;
export const Closing = z.object({
  ...OfPoint.shape,
  /** Close it as not adopted: the room cannot decide, and who is silent stays without an answer. */
  lost: z._default(z.boolean(), false),
  /** Of a matter off the agenda: seats in the room that refuse to have it decided. Left out, they were not asked. */
  refused: z.optional(z.array(id).check(z.maxLength(500))),
});
export type Closing = z.output<typeof Closing>;
/** The conduct of the meeting needs no announcement; a new matter takes everybody entitled, there and agreeing (§ 253). */
export const matters = ['conduct', 'new'] as const;
export const NewMatter = z
  .object({
    id,
    matter: z.enum(matters, 'BASE.FORM.REQUIRED'),
    name: requiredLine(nameLength),
    wording: plainText(wordingLength),
    /** Everybody was asked aloud whether to decide it. */
    consent: z._default(z.boolean(), false),
  })
  .check(
    z.refine((m) => m.matter === 'conduct' || m.consent, { path: ['consent'], error: 'COURSE.ERRORS.NO_CONSENT' }),
  );
export type NewMatter = z.output<typeof NewMatter>;
export const RemarkInput = z.object({
  id,
  point: z._default(z.nullable(id), null),
  kind: z.enum(remarkKinds),
  seat: z._default(z.nullable(id), null),
  person: z._default(line(200), ''),
  text: plainText(saidLength),
  answer: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
      ),
      z.string().check(z.maxLength(saidLength, 'BASE.FORM.TOO_LONG')),
    ),
    '',
  ),
});
export type RemarkInput = z.output<typeof RemarkInput>;
