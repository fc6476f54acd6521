import { IconDoor, IconEyeOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteRow } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { columnsOf } from '../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../kit/table/ListCell.tsx';
import { shownState, VoteTag } from '../motions/VoteTag.tsx';
import css from './VoteColumns.module.css';

/** Which moment of a vote matters now, as one phrase. */
export function useWhen() {
  const say = useText();
  const { moment } = useShown();
  return (vote: VoteRow) => {
    const { opensAt, closesAt, startedAt, finishedAt, cancelledAt, createdAt } = vote;
    const state = shownState(vote);
    if (cancelledAt) return say('VOTE.WHEN.CANCELLED', { at: moment(cancelledAt) });
    if (state === 'concept') return say('VOTE.WHEN.CREATED', { at: moment(createdAt) });
    if (state === 'finish') return finishedAt ? say('VOTE.WHEN.FINISHED', { at: moment(finishedAt) }) : '';
    if (state === 'closed' && closesAt) return say('VOTE.WHEN.CLOSED', { at: moment(closesAt) });
    if (opensAt && new Date(opensAt) > new Date()) return say('VOTE.WHEN.OPENS', { at: moment(opensAt) });
    if (closesAt) return say('VOTE.WHEN.CLOSES', { at: moment(closesAt) });
    return startedAt ? say('VOTE.WHEN.STARTED', { at: moment(startedAt) }) : say('VOTE.WHEN.NONE');
  };
}

/** How many points there are, and of a finished vote how many passed. */
export function usePoints() {
  const say = useText();
  return ({ passedCount, pointCount }: VoteRow) =>
    passedCount === null
      ? say('VOTE.POINTS', { count: pointCount })
      : say('VOTE.PASSED', { passed: passedCount, count: pointCount });
}

/** A draft opens where it is written, everything else where it is read. */
export const voteAddress = ({ id, status }: Pick<VoteRow, 'id' | 'status'>) =>
  status === 'concept' ? voteLinks.edit(id) : voteLinks.one(id);

/** What waits for the reader's own vote is lit. */
export function Waits() {
  const say = useText();
  return (
    <span className={css.waits}>
      <IconDoor size={16} stroke={2} aria-hidden="true" />
      {say('VOTE.WAITS')}
    </span>
  );
}

/** The name as a link, and under it what matters before the vote is opened. */
export function VoteName({ vote }: { vote: VoteRow }) {
  const say = useText();
  const marks = (
    <>
      {vote.waiting && <Waits />}
      {!vote.isPublic && (
        <span className={css.hidden}>
          <IconEyeOff size={16} stroke={2} aria-hidden="true" />
          {say('VOTE.COMMITTEE_ONLY')}
        </span>
      )}
    </>
  );
  return (
    <ListCell marks={(vote.waiting || !vote.isPublic) && marks}>
      <ListLink to={voteAddress(vote)}>{vote.name}</ListLink>
    </ListCell>
  );
}

const column = columnsOf<VoteRow>();

export function useVoteColumns() {
  const say = useText();
  const when = useWhen();
  const points = usePoints();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('VOTE.COLUMNS.NAME'),
          cell: (c) => <VoteName vote={c.row.original} />,
        }),
        column.display({
          id: 'state',
          header: say('VOTE.COLUMNS.STATE'),
          cell: (c) => <VoteTag vote={c.row.original} />,
        }),
        column.display({
          id: 'type',
          header: say('VOTE.COLUMNS.TYPE'),
          cell: (c) => (
            <>
              {say(`VOTE.TYPES.${c.row.original.type}`)}
              <SecondLine>{say(`VOTE.BASES.${c.row.original.basis}`)}</SecondLine>
            </>
          ),
        }),
        column.accessor((v) => when(v), { id: 'when', header: say('VOTE.COLUMNS.WHEN') }),
        column.display({
          id: 'points',
          header: say('VOTE.COLUMNS.POINTS'),
          cell: (c) => <span className={css.whole}>{points(c.row.original)}</span>,
        }),
      ]),
    [say, when, points],
  );
}
