import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useMemo, useRef, useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import { type CastValue, castValues } from '../../answers/Choices.tsx';
import { useStore } from '../../answers/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { isClosingKey, valueOfKey } from '../../kit/motifs/answer-keys.ts';
import { Note } from '../../kit/page/Note.tsx';
import { type AllSeats, isMeant } from '../attendance/useAllSeats.ts';
import { EntryBar } from './EntryBar.tsx';
import { EntryPoints } from './EntryPoints.tsx';
import { EntryRow } from './EntryRow.tsx';
import { answersOfEntries, countEntries, type Entries, entryOf, withEntry, withoutEntry } from './entries.ts';
import css from './QuickEntry.module.css';
import { useClosing } from './useClosing.ts';

/** A call takes at most so many seats. */
const atOnce = 500;

type Props = { vote: VoteDetail; all: AllSeats; entries: Entries; onChange: Dispatch<SetStateAction<Entries>> };

type ForAllProps = { fixed: boolean; onAll: (value: CastValue) => void; onClear: () => void };
/** One answer for everybody who is there, and the way back. */
function ForAll({ fixed, onAll, onClear }: ForAllProps) {
  const say = useText();
  return (
    <div className={css.tools}>
      {castValues.map((value) => (
        <Button key={value} variant="default" disabled={fixed} onClick={() => onAll(value)}>
          {say('VOTE_LOCAL.ENTRY.ALL', { value })}
        </Button>
      ))}
      <Button variant="subtle" color="stone" disabled={fixed} onClick={onClear}>
        {say('VOTE_LOCAL.ENTRY.CLEAR')}
      </Button>
    </div>
  );
}

/** Writing votes down point by point: everybody at once, then the exceptions, all by keyboard. */
export function QuickEntry({ vote, all, entries, onChange }: Props) {
  const say = useText();
  const store = useStore();
  const place = useRef<HTMLUListElement>(null);
  const [pointId, setPoint] = useState(
    () => (vote.votePoints.find((p) => p.closedAt === null) ?? vote.votePoints[0])?.id ?? 0,
  );
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
  const save = async (): Promise<boolean> => {
    const seats = Object.keys(entries);
    for (let from = 0; from < seats.length; from += atOnce) {
      const part = Object.fromEntries(seats.slice(from, from + atOnce).map((seat) => [seat, entries[seat] ?? {}]));
      const ids = Object.keys(part).map(Number);
      const stored = await store.run({ id: vote.id, ids, points: answersOfEntries(part) }).catch(() => undefined);
      if (!stored) return false;
      onChange((before) => Object.fromEntries(Object.entries(before).filter(([seat]) => !part[seat])));
    }
    return true;
  };
  const closing = useClosing(vote, save);
  // A row that did not change keeps an older handler: it closes by what stands now.
  const closeNow = useRef(async () => {});
  if (!point) return null;
  const fixed = vote.closed || point.closedAt !== null;
  /** Who is in the room is never missing: without an answer means back to what is saved. */
  const set = (seats: readonly SeatRow[], value: VoteValue) => {
    if (fixed) return;
    onChange((before) =>
      value === 'miss' ? withoutEntry(before, seats, point.id) : withEntry(before, seats, point.id, value),
    );
  };
  const close = async () => {
    if (point.closedAt !== null || closing.busy) return;
    const done = await closing.run({ point, at: at + 1, present, entries });
    const next = vote.votePoints.find((p) => p.closedAt === null && p.id !== point.id);
    if (done && next) setPoint(next.id);
  };
  closeNow.current = close;
  const focusRow = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  const turn = (step: number) => {
    const next = vote.votePoints[at + step];
    if (next) setPoint(next.id);
  };
  const key = (e: KeyboardEvent, seat: SeatRow) => {
    const row = e.currentTarget.closest('[data-row]');
    if (isClosingKey(e)) {
      e.preventDefault();
      void closeNow.current();
      return;
    }
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
      {vote.closed && <Note tone="warn">{say('VOTE_LOCAL.CLOSE.AFTER')}</Note>}
      {vote.votePoints.every((p) => p.closedAt !== null) && <Note tone="ok">{say('VOTE_LOCAL.CLOSE.ALL_DONE')}</Note>}
      <Card>
        <EntryPoints vote={vote} at={at} all={all} entries={entries} onGo={(id) => setPoint(id)} />
        <ForAll fixed={fixed} onAll={(value) => set(present, value)} onClear={() => set(all.seats, 'miss')} />
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
                fixed={fixed}
                onChoose={(value) => set([seat], value)}
                onKey={(e) => key(e, seat)}
              />
            ))}
          </ul>
        )}
      </Card>
      <EntryBar
        vote={vote.id}
        changes={changes}
        busy={store.busy}
        refused={store.refused ?? closing.refused}
        closing={point.closedAt === null ? { busy: closing.busy, onClose: () => void close() } : null}
        onSave={() => void save()}
      />
    </>
  );
}
