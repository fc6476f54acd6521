import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed, IconDoorExit } from '@tabler/icons-react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { unitsOf } from '../../motions/units.ts';
import css from './Attendance.module.css';

type Props = { seat: SeatRow; onMark: (here: boolean) => void; onSomebody: () => void; onCouple: () => void };

/** One seat: who it is, whether it is in the room, and one button for the other. */
export function AttendanceRow({ seat, onMark, onSomebody, onCouple }: Props) {
  const say = useText();
  const who = useWho(seat);
  const again = seat.arrivedAt !== null && !seat.present;
  const arrive = again ? 'VOTE_LOCAL.PRESENCE.RETURNED' : 'VOTE_LOCAL.PRESENCE.ARRIVED';
  const change = () => (seat.present && seat.beside ? onCouple() : onMark(!seat.present));
  return (
    <li className={css.row}>
      <span className={css.who}>
        <b>{seat.full_name}</b>
        <span className={css.plates}>
          {unitsOf(seat.room_name).map((number) => (
            <UnitBadge key={number} number={number} />
          ))}
        </span>
        {seat.person && <span className={css.aside}>{who}</span>}
      </span>
      <State seat={seat} />
      <span className={css.buttons}>
        {mayCome(seat) && (
          <Button variant="subtle" color="stone" onClick={onCouple}>
            {say('VOTE_LOCAL.PRESENCE.SECOND_CAME')}
            <span className="vh">: {seat.full_name}</span>
          </Button>
        )}
        {!seat.present && (
          <Button variant="subtle" color="stone" onClick={onSomebody}>
            {say('VOTE_LOCAL.PRESENCE.SOMEBODY')}
            <span className="vh">: {seat.full_name}</span>
          </Button>
        )}
        {/* One button for both, so that whoever goes by keys stays where they are. */}
        <Button variant="default" onClick={change}>
          {say(seat.present ? 'VOTE_LOCAL.PRESENCE.LEFT' : arrive)}
          <span className="vh">: {seat.full_name}</span>
        </Button>
      </span>
    </li>
  );
}

const isOfCouple = (seat: SeatRow, name: string) => seat.couple.some((p) => p.name === name);
/** The other of a couple may still come: the seat is held by one of them, in person. */
const mayCome = (seat: SeatRow) =>
  seat.present && seat.couple.length === 2 && seat.beside === '' && (!seat.person || isOfCouple(seat, seat.person));

/** Who is there for the seat: somebody for its owner, or which of a couple. */
function useWho(seat: SeatRow): string {
  const say = useText();
  const name = seat.person;
  if (!isOfCouple(seat, name)) return say('VOTE_LOCAL.PRESENCE.PERSON_BY', { name });
  return seat.beside
    ? say('VOTE_LOCAL.PRESENCE.HELD_BESIDE', { name, other: seat.beside })
    : say('VOTE_LOCAL.PRESENCE.HELD', { name });
}

function State({ seat }: { seat: SeatRow }) {
  const say = useText();
  const format = useFormat();
  const time = (iso: string) => format.dateTime(new Date(iso), { hour: 'numeric', minute: '2-digit' });
  if (seat.present)
    return (
      <span className={`${css.state} ${css.here}`}>
        <IconCircleCheckFilled size={18} aria-hidden="true" />
        {say('VOTE_LOCAL.PRESENCE.HERE', { time: seat.arrivedAt ? time(seat.arrivedAt) : '' })}
      </span>
    );
  const Sign = seat.leftAt ? IconDoorExit : IconCircleDashed;
  return (
    <span className={`${css.state} ${css.gone}`}>
      <Sign size={18} stroke={1.75} aria-hidden="true" />
      {seat.leftAt ? say('VOTE_LOCAL.PRESENCE.GONE', { time: time(seat.leftAt) }) : say('VOTE_LOCAL.PRESENCE.ABSENT')}
    </span>
  );
}
