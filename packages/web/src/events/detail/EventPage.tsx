import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isEmptyRichText } from '#contract/base/words/rich-text.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { eventFollow } from '#contract/events/endpoints-follow.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { Thread } from '../../comments/Thread.tsx';
import { AcceptBar, MyAccept } from '../../confirmations/accepts/MyAccept.tsx';
import { ReadCard } from '../../confirmations/accepts/ReadCard.tsx';
import { FollowMenu } from '../../follow/FollowMenu.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { atDay } from '../rows/address.ts';
import { isId, useEvent } from '../rows/data.ts';
import { MissingEvent } from '../rows/MissingEvent.tsx';
import { askingOf } from './asking.ts';
import { ComingCard } from './ComingCard.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHead } from './EventHead.tsx';
import css from './EventPage.module.css';

/** /kalendar-udalosti/{id}?day={day}: one event to read, of a series one occurrence; `beside` is what other nouns bring. */
export function EventPage({ beside }: { beside: ReactNode }) {
  const say = useText();
  const { id } = useParams({ from: '/inside/kalendar-udalosti/$id' });
  const [{ day }] = useAddress(atDay);
  useRemembered();
  const of = useEvent(id, day);
  if (!isId(id) || of.error?.status === 404) return <MissingEvent key={id} told={of.error !== null} />;
  if (!of.data)
    return (
      <>
        <PageHead title={say('CALENDAR.ONE')} record back={{ ...eventLinks.list(), name: say('MODULES.EVENTS') }} />
        <Loaded of={of} shape={<RecordShape />}>
          {() => null}
        </Loaded>
      </>
    );
  return <Event key={`${of.data.id}.${of.data.occurrence}`} event={of.data} beside={beside} />;
}

function Event({ event, beside }: { event: EventDetail; beside: ReactNode }) {
  const narrow = useNarrow();
  const asking = askingOf(event);
  return (
    <>
      <EventHead event={event} />
      <Columns>
        <Column>
          {narrow && <MyAccept asking={asking} />}
          {narrow && <EventFacts event={event} />}
          {narrow && <ComingCard event={event} />}
          <EventText event={event} />
          <EventComments event={event} />
        </Column>
        <Column>
          {!narrow && <MyAccept asking={asking} />}
          {!narrow && <EventFacts event={event} />}
          {!narrow && <ComingCard event={event} />}
          {beside}
          <ReadCard asking={asking} />
        </Column>
      </Columns>
      <AcceptBar asking={asking} />
    </>
  );
}

function EventText({ event: { place_description: text, attachments, files, may } }: { event: EventDetail }) {
  const say = useText();
  return (
    <Card>
      <div className={css.text}>
        {isEmptyRichText(text) ? (
          <p className={css.none}>{say('CALENDAR.DETAIL.EMPTY')}</p>
        ) : (
          <Prose html={text} headingsFrom={2} />
        )}
        {attachments.length + files.length > 0 && (
          <div className={css.files}>
            <h2 className={css.heading}>{say('FILES.TITLE')}</h2>
            <Attachments files={attachments} chosen={files} showVisibility={may.edit} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** What people say to the event, or to the whole series of it; nothing where comments are switched off. */
function EventComments({ event }: { event: EventDetail }) {
  const say = useText();
  const { id, comments, commentsData, commentCount, follow, may, repeat } = event;
  if (!comments) return null;
  return (
    <Thread
      calls={eventComments}
      at={{ id }}
      comments={commentsData}
      total={commentCount}
      note={repeat ? say('CALENDAR.DETAIL.COMMENTS_OF_SERIES') : undefined}
      follow={follow && <FollowMenu call={eventFollow.follow} id={id} way={follow} />}
      mayAdd={may.comment}
    />
  );
}
