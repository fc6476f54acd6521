import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { type Entries, entryOf } from './entries.ts';
import css from './QuickEntry.module.css';
import type { AllSeats } from './useAllSeats.ts';

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
        <h2 className={css.name}>{say('VOTE_LOCAL.ENTRY.POINT_OF', { at: at + 1, name: point.name })}</h2>
        <p className={css.sum} role="status">
          {all.complete
            ? say('VOTE_LOCAL.ENTRY.SUM', { done, all: all.seats.length })
            : say('VOTE_LOCAL.ENTRY.LOADING', { done: all.seats.length, all: all.total })}
        </p>
      </div>
      {vote.votePoints.length > 2 && (
        <NativeSelect
          className={css.pick}
          aria-label={say('VOTE_LOCAL.ENTRY.POINT')}
          value={String(point.id)}
          data={vote.votePoints.map((p, i) => ({ value: String(p.id), label: `${i + 1}. ${p.name}` }))}
          onChange={(e) => onGo(Number(e.currentTarget.value))}
        />
      )}
      <ActionIcon aria-label={say('VOTE_LOCAL.ENTRY.NEXT')} disabled={!after} onClick={() => after && onGo(after.id)}>
        <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
