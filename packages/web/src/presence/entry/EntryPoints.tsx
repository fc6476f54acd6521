import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { fromText } from '#contract/base/shares/fraction.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { measureOf } from '../../motions/counts.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import type { AllSeats } from '../attendance/useAllSeats.ts';
import { type Entries, entryOf } from './entries.ts';
import css from './QuickEntry.module.css';

type Props = { vote: VoteDetail; at: number; all: AllSeats; entries: Entries; onGo: (point: number) => void };

/** The point that is being written, how much of it is here, and the way to the others. */
export function EntryPoints({ vote, at, all, entries, onGo }: Props) {
  const say = useText();
  const point = vote.votePoints[at];
  if (!point) return null;
  const done = all.seats.filter((s) => entryOf(entries, s, point.id) !== 'miss').length;
  const before = vote.votePoints[at - 1];
  const after = vote.votePoints[at + 1];
  return (
    <div className={css.points}>
      <ActionIcon
        aria-label={say('VOTE_LOCAL.ENTRY.PREVIOUS')}
        disabled={!before}
        onClick={() => before && onGo(before.id)}
      >
        <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <div className={css.point}>
        <h2 className={css.name}>{say('VOTE_LOCAL.ENTRY.POINT_OF', { at: point.number, name: point.name })}</h2>
        <p className={css.sum} role="status">
          {all.complete
            ? say('VOTE_LOCAL.ENTRY.SUM', { done, all: all.seats.length })
            : say('VOTE_LOCAL.ENTRY.LOADING', { done: all.seats.length, all: all.total })}
        </p>
        <PointState vote={vote} point={point} />
      </div>
      {vote.votePoints.length > 2 && (
        <NativeSelect
          className={css.pick}
          aria-label={say('VOTE_LOCAL.ENTRY.POINT')}
          value={String(point.id)}
          data={vote.votePoints.map((p) => ({
            value: String(p.id),
            label: `${p.number}. ${p.name}${p.closedAt ? ` (${say('VOTE_LOCAL.CLOSE.TAKEN')})` : ''}`,
          }))}
          onChange={(e) => onGo(Number(e.currentTarget.value))}
        />
      )}
      <ActionIcon aria-label={say('VOTE_LOCAL.ENTRY.NEXT')} disabled={!after} onClick={() => after && onGo(after.id)}>
        <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** Who is in the room for this point and how many of them are silent; or how it was closed. */
function PointState({ vote, point }: { vote: VoteDetail; point: VotePoint }) {
  const say = useText();
  const format = useFormat();
  const words = useShareWords(measureOf(vote));
  if (!point.room) return null;
  const percent = words.percent(fromText(point.room.present.share));
  if (!point.closedAt)
    return <p className={css.sum}>{say('VOTE_LOCAL.CLOSE.ROOM', { percent, count: point.room.silent.seats })}</p>;
  const time = format.dateTime(new Date(point.closedAt), { hour: 'numeric', minute: '2-digit' });
  const passed = point.passed === null ? 'unknown' : point.passed ? 'yes' : 'no';
  return (
    <p className={css.closed} role="status">
      {say('VOTE_LOCAL.CLOSE.DONE', { time, percent, passed })}
    </p>
  );
}
