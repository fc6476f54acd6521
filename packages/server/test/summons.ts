import { sentBack } from '#contract/base/calls/fields.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { type MeetingDetail, meetingOwn } from '#contract/meetings/schema.ts';
import type { Person } from './house.ts';

/** A meeting as the form sends it: for the whole house, on 16 December from six to eight in the evening. */
export const aMeetingForm = (change: object = {}) => ({
  ...{ name: 'Prosincové shromáždění', address: 'Kočárkárna, Lipová 14' },
  ...{ start: '2026-12-16T17:00:00.000Z', end: '2026-12-16T19:00:00.000Z' },
  description: '<p>Projdeme hospodaření domu.</p>',
  ...change,
});

export const aMeetingDraft = (by: Person, change: object = {}): Promise<MeetingDetail> =>
  by.asks(meetings.create, aMeetingForm(change));

export const calls = (by: Person, { id, updatedAt }: Pick<MeetingDetail, 'id' | 'updatedAt'>): Promise<MeetingDetail> =>
  by.asks(meetings.schedule, { id, updatedAt });

export const aMeeting = async (by: Person, change: object = {}): Promise<MeetingDetail> =>
  calls(by, await aMeetingDraft(by, change));

/** The meeting as the form sends it back, with changes. */
export const editedMeeting = (m: MeetingDetail, change: object = {}) => ({
  ...{ id: m.id, updatedAt: m.updatedAt, start: m.start, end: m.end },
  ...sentBack(meetingOwn, m),
  fileIds: m.attachments.map((f) => f.id),
  documents: m.files.map(({ id, version }) => ({ id, version })),
  ...change,
});
