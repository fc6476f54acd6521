import { IconCheck, IconUsersGroup, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { wallTime } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { Board } from '#contract/projector/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { useClock } from '../../kit/page/useClock.ts';
import { usePercentText } from '../../kit/share/Share.tsx';
import { Below } from './Below.tsx';
import css from './Board.module.css';
import { BoardPoint } from './BoardPoint.tsx';

type Props = {
  board: Board;
  /** Of this page, for phones of those present. */
  address?: string;
  /** When it was read last, while nobody answers. */
  since?: Date | null;
  /** The way back of whoever came from the page of the meeting. */
  back?: ReactNode;
};

/** What everybody in the room reads: the point, how it comes out, who is there. Nothing to press, and nobody named. */
export function BoardView({ board, address, since = null, back }: Props) {
  const say = useText();
  const name = typo(board.meeting.name);
  return (
    <main className={css.board} id="main">
      <title>{`${name} · ${say('BASE.APP')}`}</title>
      <header className={css.top}>
        {back}
        <HousePlate id={board.house.id} name={board.house.name} large />
        <span className={css.meeting}>{name}</span>
        <Clock />
      </header>
      <div className={css.what}>
        <What board={board} />
        {address && (
          <div className={css.code}>
            <QrCode text={address} label={say('BOARD.QR')} />
          </div>
        )}
      </div>
      <Below board={board} />
      {since && (
        <p className={css.offline} role="status">
          {say('BOARD.OFFLINE', { time: wallTime(since).slice(11, 16) })}
        </p>
      )}
      <Room board={board} />
    </main>
  );
}

function Clock() {
  const say = useText();
  const time = useClock();
  return (
    <span className={css.clock}>
      <span className="vh">{say('BOARD.CLOCK', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

/** The point, or where the evening is when there is none. */
function What({ board: { phase, point, next, meeting } }: { board: Board }) {
  const say = useText();
  const { clock } = useDayText();
  if (phase === 'over') return <Words title={say('BOARD.OVER')} text={say('BOARD.OVER_TEXT')} />;
  if (point) return <BoardPoint point={point} />;
  const time = clock(wallTime(new Date(meeting.start)));
  if (phase === 'before') return <Words title={say('BOARD.BEFORE')} text={say('BOARD.BEFORE_TEXT', { time })} />;
  return <Words title={next === null ? say('BOARD.MEETING') : say('BOARD.FIRST', { label: next })} text="" />;
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <div className={css.words}>
    <h1 className={css.name}>{title}</h1>
    {text && <p className={css.wording}>{text}</p>}
  </div>
);

/** Who is there, whether it is enough, and what came before or comes next. */
function Room({ board: { room, last, point, next, phase } }: { board: Board }) {
  const say = useText();
  const asPercent = usePercentText();
  if (!room || phase === 'over') return null;
  const Sign = room.quorum.reached ? IconCheck : IconX;
  const isAnother = last && last.label !== point?.label;
  return (
    <footer className={css.room} aria-live="polite">
      <span>
        <IconUsersGroup className={css.brand} stroke={1.75} aria-hidden="true" />
        {say('BOARD.ROOM', { percent: asPercent(fromText(room.present)) })}
      </span>
      <span className={css.seats}>{say('BOARD.SEATS', { seats: room.seats, all: room.seatCount })}</span>
      <span className={room.quorum.reached ? css.ok : css.bad}>
        <Sign stroke={2.4} aria-hidden="true" />
        {say(room.quorum.reached ? 'BOARD.CAN' : 'BOARD.CANNOT')}
      </span>
      {point?.state === 'open' && isAnother && (
        <span className={css.next}>{say('BOARD.LAST', { label: last.label, state: last.state })}</span>
      )}
      {point && point.state !== 'open' && next !== null && (
        <span className={css.next}>{say('BOARD.NEXT', { label: next })}</span>
      )}
    </footer>
  );
}
