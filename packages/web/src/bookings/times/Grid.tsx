import { IconBell, IconCheck, IconHourglass, IconMoon, IconUserCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { Cell, FreeTimes, Thing } from '#contract/bookings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { shortUnit, useTimeText } from '../rows/useTimeText.ts';
import css from './Grid.module.css';
import { gridOf } from './grid.ts';

type Props = {
  thing: Thing;
  times: FreeTimes;
  chosen: ReadonlySet<string>;
  choose: (cell: Cell) => void;
};

/** Arrows lead from one place of the grid to the next that can be pressed. */
function useArrows() {
  return (e: KeyboardEvent<HTMLTableElement>) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[e.key];
    const at = (e.target as HTMLElement).dataset;
    if (!step || at.row === undefined) return;
    e.preventDefault();
    let [row, column] = [Number(at.row), Number(at.column)];
    for (let tries = 0; tries < 60; tries += 1) {
      row += step[0] as number;
      column += step[1] as number;
      const next = e.currentTarget.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
      if (next) return next.focus();
    }
  };
}

/** Free times at a glance: a week of hours, or four of days and nights. */
export function Grid({ thing, times, chosen, choose }: Props) {
  const say = useText();
  const text = useTimeText();
  const arrows = useArrows();
  const rows = gridOf(thing, times.days);
  const [at, stand] = useState('');
  const all = rows.flatMap((r) => r.cells).flatMap((c) => (c && isButton(c) ? [c.startsAt] : []));
  // One of them is reached by Tab.
  const tab = all.includes(at) ? at : all[0];
  return (
    <table
      className={thing.by === 'hours' ? css.grid : `${css.grid} ${css.weeks}`}
      aria-label={say('BOOKING.TIMES', { name: typo(thing.name) })}
      onKeyDown={arrows}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{say(thing.by === 'hours' ? 'BOOKING.TIME' : 'BOOKING.WEEK')}</span>
          </th>
          {times.days.slice(0, 7).map(({ day }) => (
            <DayHead key={day} day={day} dated={thing.by === 'hours'} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          <tr key={row.key}>
            <th scope="row" className={css.time}>
              {thing.by === 'hours' ? (
                <HourHead cells={row.cells} />
              ) : (
                <span className="vh">{text.longDay(row.key)}</span>
              )}
            </th>
            {row.cells.map((cell, c) => (
              <td key={cell?.startsAt ?? c}>
                {cell && (
                  <Place
                    {...{ cell, thing, row: r, column: c }}
                    isChosen={chosen.has(cell.startsAt)}
                    isTab={cell.startsAt === tab}
                    press={() => {
                      stand(cell.startsAt);
                      choose(cell);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayHead({ day, dated }: { day: Day; dated: boolean }) {
  const text = useTimeText();
  const isToday = dated && day === dayIn(new Date());
  return (
    <th scope="col" className={css.day} aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden="true">
        {text.weekday(day)}
        {dated && <span className={isToday ? `${css.number} ${css.today}` : css.number}>{Number(day.slice(8))}</span>}
      </span>
      <span className="vh">{dated ? text.longDay(day) : text.weekday(day)}</span>
    </th>
  );
}

const bare = (wall: string) =>
  wall.endsWith(':00') ? String(Number(wall.slice(11, 13))) : wall.slice(11).replace(/^0/, '');

/** "7–9" where there is no room for more; the whole is read. */
function HourHead({ cells }: { cells: readonly (Cell | null)[] }) {
  const text = useTimeText();
  const cell = cells.find((one) => one !== null);
  if (!cell) return null;
  const end = cell.endsAt.endsWith('T00:00') ? '24' : bare(cell.endsAt);
  return (
    <>
      <span aria-hidden="true">{`${bare(cell.startsAt)}–${end}`}</span>
      <span className="vh">{text.hours(cell)}</span>
    </>
  );
}

export const isButton = ({ state }: Pick<Cell, 'state'>): boolean =>
  state === 'free' || state === 'taken' || state === 'mine';

type PlaceProps = {
  cell: Cell;
  thing: Thing;
  row: number;
  column: number;
  isChosen: boolean;
  isTab: boolean;
  press: () => void;
};
function Place({ cell, thing, row, column, isChosen, isTab, press }: PlaceProps) {
  const say = useText();
  const text = useTimeText();
  const dated = thing.by !== 'hours';
  const day = cell.startsAt.slice(0, 10);
  const number = dated && <span className={css.date}>{Number(day.slice(8))}</span>;
  const state =
    cell.state === 'taken' ? say('BOOKING.UNIT', { unit: cell.unit ?? '' }) : say(`BOOKING.CELLS.${cell.state}`);
  const when = dated ? text.longDay(day) : `${text.longDay(day)}, ${text.hours(cell)}`;
  const words = [
    when,
    state,
    cell.asked && say('BOOKING.ASKED'),
    cell.offered && say('BOOKING.OFFERED'),
    cell.waits && say('BOOKING.TOLD'),
  ];
  if (!isButton(cell))
    return (
      <span className={`${css.cell} ${css.still}`}>
        {number}
        <span className="vh">{words.filter(Boolean).join(', ')}</span>
        {cell.state === 'quiet' ? (
          <>
            <IconMoon size={16} stroke={1.75} aria-hidden="true" />
            <span className={css.word} aria-hidden="true">
              {state}
            </span>
          </>
        ) : (
          !dated && <span aria-hidden="true">–</span>
        )}
      </span>
    );
  return (
    <button
      type="button"
      className={`${css.cell} ${css[cell.state]} ${isChosen ? css.chosen : ''}`}
      data-row={row}
      data-column={column}
      tabIndex={isTab ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={press}
    >
      {number}
      <Shown cell={cell} isChosen={isChosen} />
    </button>
  );
}

const sign = { size: 16, stroke: 2, 'aria-hidden': true } as const;

/** What is seen of it; where there is no room for words, signs. */
function Shown({ cell, isChosen }: { cell: Cell; isChosen: boolean }) {
  const say = useText();
  if (isChosen && cell.state === 'free')
    return (
      <>
        <IconCheck {...sign} className={css.sign} />
        <span className={css.word}>{say('BOOKING.CELLS.chosen')}</span>
      </>
    );
  if (cell.state === 'taken')
    return (
      <>
        {cell.waits && <IconBell {...sign} />}
        {cell.asked && !cell.waits && <IconHourglass {...sign} />}
        <span>{shortUnit(cell.unit ?? '')}</span>
      </>
    );
  if (cell.state === 'mine')
    return (
      <>
        {cell.asked || cell.offered ? <IconHourglass {...sign} /> : <IconUserCheck {...sign} />}
        <span className={css.word}>{say(cell.offered ? 'BOOKING.CELLS.offered' : 'BOOKING.CELLS.mine')}</span>
      </>
    );
  return <span className={css.word}>{say('BOOKING.CELLS.free')}</span>;
}

/** What the places mean; `unit` is an example of one. */
export function GridLegend({ thing, unit }: { thing: Thing; unit: string }) {
  const say = useText();
  const waits = [IconBell, 'BOOKING.TOLD'] as const;
  const asks = thing.approval ? ([[IconHourglass, 'BOOKING.ASKED']] as const) : [];
  return (
    <ul className={css.legend}>
      <li>
        <span className={`${css.cell} ${css.free}`} aria-hidden="true" />
        {say('BOOKING.CELLS.free')}
      </li>
      {unit !== '' && (
        <li>
          <span className={`${css.cell} ${css.taken}`} aria-hidden="true">
            {shortUnit(unit)}
          </span>
          {say('BOOKING.UNIT', { unit })}
        </li>
      )}
      <li>
        <span className={`${css.cell} ${css.mine}`} aria-hidden="true">
          <IconUserCheck {...sign} />
        </span>
        {say('BOOKING.CELLS.mine')}
      </li>
      {[waits, ...asks].map(([Sign, key]) => (
        <li key={key}>
          <span className={`${css.cell} ${css.taken}`} aria-hidden="true">
            <Sign {...sign} />
          </span>
          {say(key)}
        </li>
      ))}
      {thing.quiet.length > 0 && (
        <li>
          <span className={`${css.cell} ${css.still}`} aria-hidden="true">
            <IconMoon {...sign} />
          </span>
          {say('BOOKING.CELLS.quiet')}
        </li>
      )}
    </ul>
  );
}
