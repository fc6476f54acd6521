import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { eventComing } from '#contract/events/endpoints-coming.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { type Coming, mostPeople } from '#contract/events/schema-coming.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './ComingCard.module.css';

/** Who comes: how many, what the reader said, and names for who organises it. Nothing where nobody is asked. */
export function ComingCard({ event }: { event: EventDetail }) {
  const say = useText();
  const { comingData: data } = event;
  if (!data) return null;
  return (
    <Card title={say('CALENDAR.COMING.TITLE')} padded>
      <p className={css.count} aria-live="polite">
        {say('CALENDAR.COMING.COUNT', { count: data.count })}{' '}
        {data.left !== null && say('CALENDAR.COMING.LEFT', { left: data.left })}
      </p>
      {data.open && data.mine?.before && <Moved before={data.mine.before} />}
      {data.open ? (
        <MyAnswer key={data.mine?.people} event={event} data={data} />
      ) : (
        data.mine && (
          <p className={css.mine}>{say(data.mine.coming ? 'CALENDAR.COMING.CAME' : 'CALENDAR.COMING.NOT')}</p>
        )
      )}
      {data.names && data.names.length > 0 && <Names names={data.names} />}
    </Card>
  );
}

/** The answer was of another time. */
function Moved({ before }: { before: NonNullable<NonNullable<Coming['mine']>['before']> }) {
  const say = useText();
  const text = useSpanText();
  const allDay = [before.startsAt, before.endsAt].every((at) => at.endsWith('T00:00'));
  return <Note>{say('CALENDAR.COMING.MOVED', { before: text.when({ ...before, allDay }) })}</Note>;
}

type AnswerProps = { event: Pick<EventDetail, 'id' | 'occurrence'>; data: Coming };
function MyAnswer({ event: { id, occurrence: day }, data: { mine, left } }: AnswerProps) {
  const say = useText();
  const { run, busy } = useChange(eventComing.answer);
  const [people, setPeople] = useState<number | ''>(mine?.people ?? 1);
  const comes = mine?.coming ?? false;
  const isFull = left === 0 && !comes;
  const answer = (coming: boolean) => void run({ id, day, coming, people: people || 1 }).catch(() => undefined);
  return (
    <div className={css.answer}>
      <NumberInput
        label={say('CALENDAR.COMING.PEOPLE')}
        description={say('CALENDAR.COMING.PEOPLE_HINT')}
        min={1}
        max={mostPeople}
        clampBehavior="strict"
        allowDecimal={false}
        disabled={isFull}
        value={people}
        onChange={(count) => setPeople(typeof count === 'number' ? count : '')}
      />
      <div className={css.deeds}>
        <Button
          variant={comes ? 'filled' : 'default'}
          aria-pressed={comes}
          disabled={isFull}
          loading={busy}
          onClick={() => answer(true)}
        >
          {say(comes && people !== mine?.people ? 'CALENDAR.COMING.CHANGE' : 'CALENDAR.COMING.YES')}
        </Button>
        <Button
          variant={mine?.coming === false ? 'filled' : 'default'}
          aria-pressed={mine?.coming === false}
          loading={busy}
          onClick={() => answer(false)}
        >
          {say('CALENDAR.COMING.NO')}
        </Button>
      </div>
    </div>
  );
}

function Names({ names }: { names: NonNullable<Coming['names']> }) {
  const say = useText();
  return (
    <>
      <h3 className={css.heading}>{say('CALENDAR.COMING.NAMES')}</h3>
      <ul className={css.names}>
        {names.map(({ id, full_name, coming, people }) => (
          <li key={id}>
            <span>{full_name}</span>
            <span className={css.said}>
              {coming ? say('CALENDAR.COMING.WITH', { people }) : say('CALENDAR.COMING.NOT_COMES')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
