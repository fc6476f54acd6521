import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useMemo, useRef, useState } from 'react';
import type { VoteDetail, VoteValue } from '#contract/votes/schema.ts';
import type { SeatRow } from '#contract/votes/schema-ballots.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { LeaveGuard } from '../../kit/LeaveGuard.tsx';
import { castValues } from '../voting/Choices.tsx';
import { useStore } from '../voting/data.ts';
import { EntryBar } from './EntryBar.tsx';
import { EntryPoints } from './EntryPoints.tsx';
import { EntryRow } from './EntryRow.tsx';
import { answersOfEntries, countEntries, type Entries, entryOf, valueOfKey, withEntry } from './entries.ts';
import css from './QuickEntry.module.css';
import { type AllSeats, isMeant } from './useAllSeats.ts';

/** A call takes at most so many seats. */
const atOnce = 500;

type Props = { vote: VoteDetail; all: AllSeats; entries: Entries; onChange: Dispatch<SetStateAction<Entries>> };

/** Writing votes down point by point: everybody at once, then the exceptions, all by keyboard. */
export function QuickEntry({ vote, all, entries, onChange }: Props) {
  const say = useText();
  const store = useStore();
  const place = useRef<HTMLUListElement>(null);
  const [pointId, setPoint] = useState(vote.votePoints[0]?.id ?? 0);
  const [text, setText] = useState('');
  const [everybody, setEverybody] = useState(false);
  const at = Math.max(
    0,
    vote.votePoints.findIndex((p) => p.id === pointId),
  );
  const point = vote.votePoints[at];
  const present = useMemo(() => all.seats.filter((s) => s.present), [all.seats]);
  const shown = (everybody ? all.seats : present).filter((s) => isMeant(s, text));
  const changes = countEntries(entries);
  if (!point) return null;
  const set = (seats: readonly SeatRow[], value: VoteValue) =>
    onChange((before) => withEntry(before, seats, point.id, value));
  const save = async () => {
    const seats = Object.keys(entries);
    for (let from = 0; from < seats.length; from += atOnce) {
      const part = Object.fromEntries(seats.slice(from, from + atOnce).map((seat) => [seat, entries[seat] ?? {}]));
      const ids = Object.keys(part).map(Number);
      const stored = await store.run({ id: vote.id, ids, points: answersOfEntries(part) }).catch(() => undefined);
      if (!stored) return;
      onChange((before) => Object.fromEntries(Object.entries(before).filter(([seat]) => !part[seat])));
    }
  };
  const focusRow = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const turn = (step: number) => {
    const next = vote.votePoints[at + step];
    if (next) setPoint(next.id);
  };
  const key = (e: KeyboardEvent, seat: SeatRow) => {
    const row = e.currentTarget.closest('[data-row]');
    const value = valueOfKey(e);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusRow(row?.nextElementSibling),
      ArrowUp: () => focusRow(row?.previousElementSibling),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
    };
    if (!value && !moves[e.key]) return;
    e.preventDefault();
    if (value) {
      set([seat], value);
      focusRow(row?.nextElementSibling);
    } else moves[e.key]?.();
  };
  return (
    <>
      <LeaveGuard isDirty={() => changes > 0} />
      <Card>
        <EntryPoints vote={vote} at={at} all={all} entries={entries} onGo={(id) => setPoint(id)} />
        <div className={css.tools}>
          {castValues.map((value) => (
            <Button key={value} variant="default" onClick={() => set(present, value)}>
              {say('VOTE_LOCAL.ENTRY.ALL', { value })}
            </Button>
          ))}
          <Button variant="subtle" color="stone" onClick={() => set(all.seats, 'miss')}>
            {say('VOTE_LOCAL.ENTRY.CLEAR')}
          </Button>
        </div>
        <div className={css.tools}>
          <TextInput
            className={css.search}
            type="search"
            aria-label={say('VOTE_LOCAL.ENTRY.SEARCH')}
            placeholder={say('VOTE_LOCAL.ENTRY.SEARCH')}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
            value={text}
            onChange={(e) => setText(e.currentTarget.value)}
            onKeyDown={(e) => {
              if (e.key !== 'ArrowDown' && e.key !== 'Enter') return;
              e.preventDefault();
              focusRow(place.current?.firstElementChild);
            }}
          />
          <Checkbox
            label={say('VOTE_LOCAL.ENTRY.ONLY_PRESENT')}
            checked={!everybody}
            onChange={(e) => setEverybody(!e.currentTarget.checked)}
          />
          <p className={css.keys}>{say('VOTE_LOCAL.ENTRY.KEYS')}</p>
        </div>
        {shown.length === 0 ? (
          <p className={css.empty}>{say(text ? 'VOTE_LOCAL.ENTRY.NO_MATCH' : 'VOTE_LOCAL.ENTRY.NOBODY')}</p>
        ) : (
          <ul
            className={css.rows}
            ref={place}
            aria-label={say('VOTE_LOCAL.ENTRY.GRID', { at: at + 1, name: point.name })}
          >
            {shown.map((seat) => (
              <EntryRow
                key={seat.id}
                seat={seat}
                point={point}
                value={entryOf(entries, seat, point.id)}
                changed={entries[seat.id]?.[point.id] !== undefined}
                onChoose={(value) => set([seat], value)}
                onKey={(e) => key(e, seat)}
              />
            ))}
          </ul>
        )}
      </Card>
      <EntryBar vote={vote.id} changes={changes} busy={store.busy} refused={store.refused} onSave={() => void save()} />
    </>
  );
}
