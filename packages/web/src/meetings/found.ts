import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { finder } from '../base/found.ts';

/** Meetings in the search of the header, with their state. */
export const found = finder('meetingOwners', (rows, { say }) =>
  rows.map((m) => ({
    at: meetingLinks.one(m.id),
    title: typo(m.title),
    note: m.piece ?? m.detail,
    aside: say(`MEETING.STATES.${m.cancelled ? 'cancelled' : m.status}`),
  })),
);
