import { useMemo } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { CommitteeTag, StateTag } from '../rows/Marks.tsx';
import { useTimesText } from '../rows/useTimesText.ts';

/** Orders the server knows, and what they are called. */
export const orders: Readonly<Record<string, TextKey>> = {
  start: 'MEETING.COLUMNS.START',
  name: 'MEETING.COLUMNS.NAME',
  address: 'MEETING.COLUMNS.ADDRESS',
  votes: 'MEETING.COLUMNS.VOTES',
};

export const MeetingName = ({ row }: { row: MeetingRow }) => (
  <ListLink to={meetingLinks.one(row.id)}>{typo(row.name)}</ListLink>
);

const column = columnsOf<MeetingRow>();

export function useMeetingColumns() {
  const say = useText();
  const text = useTimesText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('MEETING.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: ({ row: { original: m } }) => (
            <ListCell marks={!m.isPublic && <CommitteeTag />}>
              <MeetingName row={m} />
              {m.excerpt && <SecondLine>{typo(m.excerpt)}</SecondLine>}
            </ListCell>
          ),
        }),
        column.display({
          id: 'start',
          header: say('MEETING.COLUMNS.START'),
          meta: { sort: 'start' },
          cell: (c) => text.moment(c.row.original.start),
        }),
        column.display({
          id: 'address',
          header: say('MEETING.COLUMNS.ADDRESS'),
          meta: { sort: 'address' },
          cell: (c) => typo(c.row.original.address),
        }),
        column.display({
          id: 'state',
          header: say('MEETING.COLUMNS.STATE'),
          cell: (c) => <StateTag meeting={c.row.original} />,
        }),
        column.display({
          id: 'votes',
          header: say('MEETING.COLUMNS.VOTES'),
          meta: { sort: 'votes' },
          cell: (c) => c.row.original.voteCount,
        }),
      ]),
    [say, text],
  );
}
