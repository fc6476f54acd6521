import type { UseFormReturnType } from '@mantine/form';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { momentAt, wallTime } from '#contract/base/time/dates.ts';
import { type MeetingDetail, type MeetingInput, meetingOwn } from '#contract/meetings/schema.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import { type OwnValues, ownInput, ownValues } from '../../kit/form/own-values.ts';

/** A meeting as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type MeetingValues = OwnValues<typeof meetingOwn> & {
  /** What clocks in Prague show; '' when empty. */
  start: string;
  end: string;
  fileIds: FileView[];
  documents: ChosenFile[];
};
export type MeetingFields = UseFormReturnType<MeetingValues>;

export const newMeeting = (): MeetingValues => ({
  ...ownValues(meetingOwn),
  ...{ name: '', address: '', start: '', end: '', fileIds: [], documents: [] },
});

const wall = (iso: string) => wallTime(new Date(iso));

export const valuesOf = (m: MeetingDetail): MeetingValues => ({
  ...ownValues(meetingOwn, m),
  ...{ start: wall(m.start), end: wall(m.end), fileIds: m.attachments, documents: m.files },
});

/** What was not typed goes back as it is kept: a field shows whole minutes alone. */
const sentMoment = (typed: string, kept: string | undefined): string =>
  kept !== undefined && typed === wall(kept) ? kept : (momentAt(typed)?.toISOString() ?? typed);

export const inputOf = (v: MeetingValues, kept?: Pick<MeetingDetail, 'start' | 'end'>): MeetingInput => ({
  ...ownInput(meetingOwn, v),
  description: v.description,
  isPublic: v.isPublic,
  start: sentMoment(v.start, kept?.start),
  end: sentMoment(v.end, kept?.end),
  fileIds: v.fileIds.map((f) => f.id),
  documents: choicesOf(v.documents),
});

/** Milliseconds that a meeting takes until somebody says otherwise. */
const usual = 2 * 3600_000;

/** Another beginning takes the end with it, so that it stays as long as it was. */
export function withStart(v: MeetingValues, start: string): MeetingValues {
  const [before, end, next] = [momentAt(v.start), momentAt(v.end), momentAt(start)];
  if (!next || (v.end !== '' && !end)) return { ...v, start };
  const length = before && end ? Math.max(0, end.getTime() - before.getTime()) || usual : usual;
  return { ...v, start, end: end && !before ? v.end : wallTime(new Date(next.getTime() + length)) };
}
