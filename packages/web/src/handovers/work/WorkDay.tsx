import { useState } from 'react';
import { mostDaysAhead, windows } from '#contract/handovers/rules.ts';
import type { WorkView } from '#contract/handovers/schema.ts';
import type { WorkTime } from '#contract/reports/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import type { Work } from './data.ts';
import css from './Work.module.css';
import { WorkStep } from './WorkStep.tsx';

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Noon, so that the day is the same in every zone. */
const at = (day: string) => new Date(`${day}T12:00:00Z`);

function useDays() {
  const format = useFormat();
  const { locale } = useLanguage();
  const say = useText();
  const { day: whole } = useWhen();
  const weekday = (day: string) => format.dateTime(at(day), { weekday: 'long', timeZone: 'UTC' });
  // 05/12 reads as May to half of those who read English.
  const month = locale === 'en' ? 'short' : 'numeric';
  const short = (day: string) => format.dateTime(at(day), { day: 'numeric', month, timeZone: 'UTC' });
  const said = ({ day, from, to }: WorkTime) => {
    const on = `${weekday(day)} ${whole(day)}`;
    return from === null || to === null ? on : say('HANDOVER.AT', { day: on, from, to });
  };
  return { weekday, short, said };
}

type Props = { of: Work; seen: WorkView };

/** When they come: once it is said it folds to a line. */
export function WorkDay({ of, seen }: Props) {
  const say = useText();
  const { said } = useDays();
  const [changing, change] = useState(false);
  const isSaid = seen.day !== null && !changing;
  return (
    <WorkStep n={1} title={say('WORK.DAY.TITLE')} now={seen.state === 'waiting' && seen.day === null}>
      {isSaid && seen.day ? (
        <>
          <p className={css.told}>{said(seen.day)}</p>
          <button type="button" className={css.second} onClick={() => change(true)}>
            {say('WORK.DAY.CHANGE')}
          </button>
        </>
      ) : (
        <Choosing of={of} seen={seen} done={() => change(false)} />
      )}
    </WorkStep>
  );
}

function Choosing({ of, seen, done }: Props & { done: () => void }) {
  const say = useText();
  const { weekday, short, said } = useDays();
  const days = [0, 1, 2].map((n) => after(seen.today, n));
  const [day, setDay] = useState(seen.day?.day ?? '');
  const [other, setOther] = useState(seen.day !== null && !days.includes(seen.day.day));
  const [hours, setHours] = useState<{ from: number; to: number } | null>(
    windows.find((w) => w.from === seen.day?.from && w.to === seen.day.to) ?? null,
  );
  const time = day ? { day, from: hours?.from ?? null, to: hours?.to ?? null } : null;
  const save = async () => {
    if (time && (await of.setDay(time.day, time.from, time.to))) done();
  };
  return (
    <>
      <fieldset className={css.choices}>
        <legend>{say('WORK.DAY.WHICH')}</legend>
        {days.map((one) => (
          <label key={one} className={css.choice}>
            <input
              type="radio"
              name="day"
              checked={!other && day === one}
              onChange={() => {
                setOther(false);
                setDay(one);
              }}
            />
            <span>
              <b>{weekday(one)}</b>
              <span>{short(one)}</span>
            </span>
          </label>
        ))}
        <label className={css.choice}>
          <input
            type="radio"
            name="day"
            checked={other}
            onChange={() => {
              setOther(true);
              setDay('');
            }}
          />
          <span>
            <b>{say('WORK.DAY.OTHER')}</b>
            <span>{say('WORK.DAY.PICK')}</span>
          </span>
        </label>
      </fieldset>
      {other && (
        <label className={css.field}>
          {say('WORK.DAY.FIELD')}
          <input
            type="date"
            min={seen.today}
            max={after(seen.today, mostDaysAhead)}
            value={day}
            onChange={(e) => setDay(e.currentTarget.value)}
          />
        </label>
      )}
      <fieldset className={css.choices}>
        <legend>{say('WORK.DAY.HOURS')}</legend>
        {windows.map((w) => (
          <label key={w.from} className={css.choice}>
            <input
              type="radio"
              name="hours"
              checked={hours?.from === w.from}
              onClick={() => hours?.from === w.from && setHours(null)}
              onChange={() => setHours(w)}
            />
            <b>
              {w.from}–{w.to}
            </b>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={seen.day === null ? css.first : css.second}
        aria-disabled={!time || of.busy}
        onClick={() => void save()}
      >
        {time ? say('WORK.DAY.CONFIRM', { when: said(time) }) : say('WORK.DAY.CHOOSE')}
      </button>
      <p className={css.small}>{say('WORK.DAY.HINT')}</p>
    </>
  );
}
