import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { Occurrence } from '#contract/events/schema.ts';
import type { SoonDay } from '#contract/events/schema-range.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useCounts, useMay } from '../base/me.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { AtHome, DoorTo } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLink } from '../kit/card/CardLink.tsx';
import { CardNone } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { cut } from '../kit/text/cut.ts';
import css from './AtHome.module.css';
import { OutageStrip } from './outages/OutageStrip.tsx';
import { placeOf } from './rows/place.ts';
import { keyOf } from './rows/shown.ts';
import { useSpanText } from './rows/useSpanText.ts';

/** Letters of a title (000 § 1); the whole one stays within reach. */
const letters = 10;

/** What has not ended of this month; when nothing, the next one. */
function Month() {
  const say = useText();
  const reads = useMay('events', 'r');
  const of = useReading(events.soon, {}, { when: reads });
  if (!reads) return null;
  const month = String(Number(dayIn(new Date()).slice(5, 7)));
  return (
    <Card
      title={say('CALENDAR.HOME.TITLE', { month })}
      aside={<CardLink at={eventLinks.list()} name={say('CALENDAR.HOME.ALL')} long={say('CALENDAR.HOME.ALL_LONG')} />}
    >
      <Loaded of={of} shape={<Skeleton rows={3} />}>
        {({ events: all, next }) => (
          <>
            {all.length === 0 && <CardNone>{say(next ? 'CALENDAR.HOME.NONE_NOW' : 'CALENDAR.HOME.NONE')}</CardNone>}
            <ul className={css.list}>
              {(all.length > 0 ? all : next ? [next] : []).map((event) => (
                <Line key={event.url} event={event} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** The day it is read by: what goes on already stands under today. */
const dayOf = ({ startsAt }: Occurrence): Day => {
  const [first, today] = [startsAt.slice(0, 10), dayIn(new Date())];
  return first < today ? today : first;
};

function Line({ event }: { event: SoonDay }) {
  const text = useSpanText();
  const title = typo(event.title);
  const short = cut(title, letters);
  const day = dayOf(event);
  const { search, ...at } = placeOf(event);
  const isThisMonth = day.slice(0, 7) === dayIn(new Date()).slice(0, 7);
  return (
    <li className={css.line}>
      <Link {...linkTo(event.layer ? meetingLinks.one(event.id) : at, search)} className={css.event} title={title}>
        <span className={css.day}>
          <b aria-hidden="true">{Number(day.slice(8))}</b>
          <span aria-hidden="true">{isThisMonth ? text.weekday(day, 'short') : text.monthShort(day)}</span>
          <span className="vh">{text.longDay(day)}</span>
        </span>
        <span className={css.words}>
          <span className={css.title}>
            <span aria-hidden={short === title ? undefined : true}>{short}</span>
            {short !== title && <span className="vh">{title}</span>}
          </span>
          <span className={css.meta}>
            {[text.span(event), event.place_address && typo(event.place_address)].filter(Boolean).join(', ')}
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden="true" className={css.arrow} />
      </Link>
    </li>
  );
}

/** One sentence of what happens in the house today: at most two events, or that it is calm when nothing is out of order either. */
function Today({ events: all, outages }: Pick<Out<typeof events.soon>, 'events' | 'outages'>) {
  const say = useText();
  const text = useSpanText();
  const today = dayIn(new Date());
  const told = outages.map(keyOf);
  const now = all.filter((one) => one.startsAt.slice(0, 10) <= today && !told.includes(keyOf(one))).slice(0, 2);
  if (now.length === 0 && told.length > 0) return null;
  return (
    <p className={css.today}>
      {now.length === 0
        ? say('CALENDAR.HOME.QUIET')
        : now.map((event, at) => {
            const { search, ...place } = placeOf(event);
            const rest = [text.span(event), event.place_address && typo(event.place_address)]
              .filter(Boolean)
              .join(', ');
            return (
              <Fragment key={keyOf(event)}>
                {at === 0 ? `${say('CALENDAR.HOME.TODAY')} ` : '; '}
                <Link {...linkTo(place, search)}>{typo(event.title)}</Link> {rest}
              </Fragment>
            );
          })}
      {now.length > 0 && '.'}
    </p>
  );
}

/** What does not run stands above everything else, and what happens today. */
export function Above() {
  const reads = useMay('events', 'r');
  const soon = useReading(events.soon, {}, { when: reads }).data;
  if (!soon) return null;
  return (
    <>
      <OutageStrip events={soon.outages} />
      <Today {...soon} />
    </>
  );
}

export const tile: AtHome['tile'] = { Tile: Month, column: 2 };

/** Events whose reading I am to confirm; nothing while none waits. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.eventsToConfirm ?? 0;
  if (count === 0) return [];
  return [
    {
      count,
      name: say('CALENDAR.HOME.WAITS', { count }),
      hint: say('CALENDAR.HOME.WAITS_HINT'),
      at: eventLinks.list(),
    },
  ];
}
