import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Day } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { type Reminder, reminders } from '#contract/events/schema-words.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { linkTo } from '../../base/place.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { useLabelText, useNameOf } from '../rows/data.ts';
import { placeOf } from '../rows/place.ts';
import { LabelSign, ToneSquare } from '../rows/Tones.tsx';
import { useRepeatText } from '../rows/useRepeatText.ts';
import { useSpanText } from '../rows/useSpanText.ts';
import css from './EventPage.module.css';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When, where and for whom it is, as a definition list. */
export function EventFacts({ event }: { event: EventDetail }) {
  const say = useText();
  const text = useSpanText();
  const labelText = useLabelText();
  const nameOf = useNameOf();
  const { place_address: address, calendar, label, owner } = event;
  const facts: Fact[] = [[say('CALENDAR.DETAIL.WHEN'), text.when(event)]];
  if (event.repeat) facts.push([say('EVENT.FIELDS.REPEAT'), <Repeats key="repeats" event={event} />]);
  if (address) facts.push([say('EVENT.FIELDS.PLACE'), typo(address)]);
  facts.push(
    [
      say('EVENT.FIELDS.CALENDAR'),
      <span key="calendar" className={css.named}>
        <ToneSquare colour={event.colour} />
        {typo(nameOf(calendar))}
      </span>,
    ],
    [
      say('EVENT.FIELDS.LABEL'),
      <span key="label" className={css.named}>
        <LabelSign type={label.type} />
        {typo(labelText(label))}
      </span>,
    ],
    [say('EVENT.FIELDS.AUDIENCE'), <Audience key="for" event={event} />],
    [say('EVENT.FIELDS.NOTIFY_PERIOD'), <Reminders key="reminders" period={event.notify_period} />],
  );
  if (owner) facts.push([say('CALENDAR.DETAIL.OWNER'), owner.full_name]);
  return (
    <Card title={say('CALENDAR.DETAIL.FACTS')} padded>
      <Facts narrow facts={facts} />
      <Steps event={event} />
    </Card>
  );
}

function Repeats({ event }: { event: EventDetail }) {
  const repeatText = useRepeatText();
  const until = event.endRepeat === 'date_end' ? event.endDateRepeat : null;
  return sentence(repeatText({ ...event, until, count: null }, event.occurrence ?? event.startsAt.slice(0, 10)));
}

function Reminders({ period }: { period: string }) {
  const say = useText();
  const format = useFormat();
  const said = reminders.filter((one) => period.split(',').includes(one));
  return format.list((said.length > 0 ? said : ['none' as Reminder]).map((one) => say(`CALENDAR.REMINDERS.${one}`)));
}

function Audience({ event: { audience, everyone, isPublic } }: { event: EventDetail }) {
  const say = useText();
  const nameOf = useAudienceText();
  const all = [...(isPublic ? [] : [say('CALENDAR.DETAIL.COMMITTEE')]), ...audience.map(nameOf)];
  if (all.length === 0) return say(everyone ? 'CALENDAR.DETAIL.EVERYONE' : 'CALENDAR.DETAIL.SOME');
  return (
    <ul className={css.parts}>
      {all.map((group) => (
        <li key={group}>{group}</li>
      ))}
    </ul>
  );
}

/** Occurrences of the same series before and after this one. */
function Steps({ event: { id, parentId, previous, next } }: { event: EventDetail }) {
  const say = useText();
  const text = useSpanText();
  if (!previous && !next) return null;
  const linkOf = (day: Day) => {
    const { search, ...at } = placeOf({ id: parentId ?? id, occurrence: day });
    return linkTo(at, search);
  };
  const size = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <nav className={css.steps} aria-label={say('CALENDAR.DETAIL.SERIES')}>
      {previous && (
        <Link {...linkOf(previous)}>
          <IconArrowLeft {...size} />
          {say('CALENDAR.DETAIL.BEFORE', { day: text.day(previous) })}
        </Link>
      )}
      {next && (
        <Link {...linkOf(next)}>
          {say('CALENDAR.DETAIL.AFTER', { day: text.day(next) })}
          <IconArrowRight {...size} />
        </Link>
      )}
    </nav>
  );
}
