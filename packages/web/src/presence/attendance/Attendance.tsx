import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useAttendance } from '../../answers/data.ts';
import { asAnswer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import css from './Attendance.module.css';
import { AttendanceRow } from './AttendanceRow.tsx';
import { CoupleDialog } from './CoupleDialog.tsx';
import { DepartureDialog } from './DepartureDialog.tsx';
import { type AllSeats, isMeant } from './useAllSeats.ts';

const states = ['all', 'present', 'absent'] as const;
type State = (typeof states)[number];
/** A call takes at most so many seats. */
const atOnce = 500;

/** Who came to a vote on site, who left and who stands for whom. */
export function Attendance({ vote, all }: { vote: VoteDetail; all: AllSeats }) {
  const say = useText();
  const mark = useAttendance();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('all');
  const [arriving, setArriving] = useState<SeatRow | null>(null);
  const [leaving, setLeaving] = useState<SeatRow | null>(null);
  const [couple, setCouple] = useState<SeatRow | null>(null);
  const absent = all.seats.filter((s) => !s.present);
  const shown = all.seats.filter((s) => (state === 'all' || s.present === (state === 'present')) && isMeant(s, text));
  const set = async (seats: readonly SeatRow[], here: boolean) => {
    for (let from = 0; from < seats.length; from += atOnce) {
      const part = seats.slice(from, from + atOnce).map((s) => s.id);
      await mark.run({ id: vote.id, seats: part, here }).catch(() => undefined);
    }
  };
  // People come several at a time: a click waits for the one before it instead of being lost.
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Whoever answered an open point leaves with a reason: the server says when it is so. */
  const markOne = (seat: SeatRow, here: boolean) => {
    queue.current = queue.current.then(async () => {
      const failed = await mark.run({ id: vote.id, seats: [seat.id], here }).then(() => null, asAnswer);
      if (failed?.key === 'VOTE.ERRORS.LEFT_REASON') setLeaving(seat);
    });
  };
  const allHere = async () => {
    const yes = await confirm({
      title: say('VOTE_LOCAL.PRESENCE.ALL_HERE_TITLE'),
      text: say('VOTE_LOCAL.PRESENCE.ALL_HERE_TEXT', { count: absent.length }),
      yes: say('VOTE_LOCAL.PRESENCE.ALL_HERE_YES'),
      no: say('FORM.KEEP'),
    });
    if (yes) await set(absent, true);
  };
  const clear = () => {
    setText('');
    setState('all');
  };
  return (
    <Card>
      <div className={css.tools}>
        <TextInput
          className={css.search}
          type="search"
          aria-label={say('VOTE_LOCAL.PRESENCE.SEARCH')}
          placeholder={say('VOTE_LOCAL.PRESENCE.SEARCH')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <Select
          aria-label={say('VOTE_LOCAL.PRESENCE.STATE')}
          data={states.map((s) => ({ value: s, label: say(`VOTE_LOCAL.PRESENCE.STATES.${s}`) }))}
          value={state}
          onChange={(value) => setState(value as State)}
        />
        {absent.length > 0 && (
          <Button variant="default" loading={mark.busy} onClick={() => void allHere()}>
            {say('VOTE_LOCAL.PRESENCE.ALL_HERE')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <NoMatch clear={clear} />
      ) : (
        <ul className={css.list} aria-label={say('VOTE_LOCAL.PRESENCE.LIST')}>
          {shown.map((seat) => (
            <AttendanceRow
              key={seat.id}
              seat={seat}
              onMark={(here) => markOne(seat, here)}
              onSomebody={() => setArriving(seat)}
              onCouple={() => setCouple(seat)}
            />
          ))}
        </ul>
      )}
      <DepartureDialog vote={vote.id} seat={leaving} onClose={() => setLeaving(null)} />
      <CoupleDialog
        vote={vote.id}
        seat={couple}
        onClose={() => setCouple(null)}
        onBothLeave={(s) => markOne(s, false)}
      />
      <ArrivalDialog vote={vote.id} seat={arriving} onClose={() => setArriving(null)} />
    </Card>
  );
}
