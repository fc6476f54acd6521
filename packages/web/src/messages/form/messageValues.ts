import type { UseFormReturnType } from '@mantine/form';
import type { NamedPart } from '#contract/audience/schema.ts';
import type { NameIn } from '#contract/base/calls/fields.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { momentAt, wallTime } from '#contract/base/time/dates.ts';
import { whyNotSaved } from '#contract/messages/rules.ts';
import { type MessageDetail, type MessageInput, messageOwn } from '#contract/messages/schema.ts';
import { type AimChoice, aimOfKept, audienceSent } from '../../audience/choice.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';

/** A message as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type MessageValues = OwnValues<typeof messageOwn> & {
  fileIds: FileView[];
  documents: ChosenFile[];
  ownerId: number | null;
  /** Published for a time only. */
  term: boolean;
  dateFrom: string;
  dateTo: string;
  emergency: boolean;
  acceptUntil: string;
  aim: AimChoice;
  audience: NamedPart[];
};
export type MessageFields = UseFormReturnType<MessageValues>;

export const newMessage = (me: number | null): MessageValues => ({
  ...ownValues(messageOwn),
  title: '',
  fileIds: [],
  documents: [],
  ownerId: me,
  term: false,
  dateFrom: '',
  dateTo: '',
  emergency: false,
  acceptUntil: '',
  aim: 'house',
  audience: [],
});

/** What of a kept message the form works with. */
export type Kept = Pick<
  MessageDetail,
  NameIn<typeof messageOwn> | 'attachments' | 'files' | 'owner' | 'long_term' | 'emergency' | 'state' | 'audience'
> &
  Pick<MessageDetail, 'everyone' | 'dateFrom' | 'dateTo' | 'acceptUntil' | 'toPublic'>;

const wall = (iso: string | null) => (iso ? wallTime(new Date(iso)) : '');

export const valuesOf = (m: Kept): MessageValues => ({
  ...ownValues(messageOwn, { ...m, label: m.label.id }),
  fileIds: m.attachments,
  documents: m.files,
  ownerId: m.owner?.id ?? null,
  term: !m.long_term && !m.isPinned && !m.emergency,
  dateFrom: wall(m.dateFrom),
  dateTo: wall(m.dateTo),
  emergency: m.emergency,
  acceptUntil: wall(m.acceptUntil),
  aim: aimOfKept(m),
  audience: m.audience,
});

/** The moment that was typed; one that was not touched keeps its seconds, which the field does not show. */
function moment(typed: string, before: string | null): string | null {
  if (typed === '') return null;
  return typed === wall(before) ? before : (momentAt(typed)?.toISOString() ?? typed);
}

/** Who would get it, as the server counts it. */
export const aimOf = (v: Pick<MessageValues, 'aim' | 'audience' | 'emergency'>) => ({
  ...audienceSent(v),
  emergency: v.emergency,
});

/** Fields that are not shown send nothing: a beginning without a term, an end of what is pinned. */
const startsLater = (v: MessageValues) => v.term || v.isPinned || v.emergency;
const endsOnce = (v: MessageValues) => v.emergency || (v.term && !v.isPinned);

/** With whom it was chosen for, by name. */
export type Sent = MessageInput & { forSome: boolean; parts: NamedPart[] };
export function inputOf(v: MessageValues, concept: boolean, before: Kept | null, now: Date): Sent {
  const plain = {
    dateFrom: startsLater(v) ? moment(v.dateFrom, before?.dateFrom ?? null) : null,
    long_term: !v.term || v.isPinned || v.emergency,
  };
  // Without a term it would wait for the day it was planned for; whoever took the term away wants it out now.
  const waits = before?.dateFrom && (before.state === 'planned' || before.state === 'concept');
  const times =
    waits && !concept && plain.dateFrom === null ? { dateFrom: now.toISOString(), long_term: false } : plain;
  return {
    ...ownInput(messageOwn, v),
    concept,
    ...times,
    dateTo: endsOnce(v) ? moment(v.dateTo, before?.dateTo ?? null) : null,
    ...aimOf(v),
    acceptUntil: v.acceptRead ? moment(v.acceptUntil, before?.acceptUntil ?? null) : null,
    ownerId: v.ownerId,
    fileIds: v.fileIds.map((f) => f.id),
    documents: choicesOf(v.documents),
    forSome: v.aim === 'some',
    parts: v.aim === 'some' ? v.audience : [],
  };
}

const dateOf = (iso: string | null): Date | null => (iso ? new Date(iso) : null);

/** What the schema cannot see. Nobody chosen would mean everybody. */
export function whyWrong(input: Sent, before: Kept | null, now: Date): FieldErrors {
  const kept = before && { dateFrom: dateOf(before.dateFrom), acceptUntil: dateOf(before.acceptUntil) };
  const nobody = input.forSome && input.audience.length === 0;
  return {
    ...whyNotSaved(input, now, kept),
    ...(nobody && { audience: 'MESSAGE_FORM.NOBODY_CHOSEN' as const }),
  };
}

/** When it will come, while that is still ahead. */
export function plannedFor(input: Pick<MessageInput, 'dateFrom'>, now: Date): string | null {
  const at = input.dateFrom ? Date.parse(input.dateFrom) : Number.NaN;
  return at > now.getTime() ? input.dateFrom : null;
}

/** Whether people would read something else than what they were told of. */
export const readsOtherwise = (input: MessageInput, before: Kept): boolean =>
  input.title.trim() !== before.title ||
  input.description !== before.description ||
  (input.emergency && !before.emergency) ||
  input.fileIds.join() !== before.attachments.map((f) => f.id).join() ||
  JSON.stringify(input.documents) !== JSON.stringify(choicesOf(before.files));
