import { Link } from '@tanstack/react-router';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { LatestMessage, MessageRow } from '#contract/messages/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLink } from '../kit/card/CardLink.tsx';
import { CardNone } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { cut } from '../kit/text/cut.ts';
import { useLatest } from './latest.ts';
import css from './MessagesCard.module.css';
import { LabelTile } from './message/MessageLabel.tsx';
import { Marks, UnreadDot } from './message/MessageMarks.tsx';
import { useMoments } from './message/moments.ts';

/** Letters of a title and of a text (001 § 9); the whole title stays within reach. */
const letters = 30;

/** The newest messages for the person, at most three. */
export function MessagesCard() {
  const say = useText();
  const of = useLatest();
  return (
    <Card
      title={say('MESSAGE.HOME.TITLE')}
      aside={<CardLink at={messageLinks.list()} name={say('MESSAGE.HOME.ALL')} long={say('MESSAGE.HOME.ALL_LONG')} />}
    >
      <Loaded of={of} shape={<Skeleton rows={3} />}>
        {({ messages }) =>
          messages.length === 0 ? (
            <CardNone>{say('MESSAGE.HOME.NONE')}</CardNone>
          ) : (
            <ul className={css.list}>
              {messages.map((message) => (
                <Line key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Line({ message }: { message: LatestMessage }) {
  const { id, excerpt, unread, label, photo } = message;
  const title = typo(message.title);
  const short = cut(title, letters);
  return (
    <li className={css.line}>
      <LabelTile label={label.id} />
      <div className={css.words}>
        <Link {...messageLinks.one(id)} className={css.title} title={title}>
          {unread && <UnreadDot />}
          <span aria-hidden={short === title ? undefined : true}>{short}</span>
          {short !== title && <span className="vh">{title}</span>}
        </Link>
        {excerpt && <span className={css.excerpt}>{cut(typo(excerpt), letters)}</span>}
        <span className={css.meta}>
          <Marks message={message} />
          <When message={message} />
        </span>
      </div>
      {photo && <img className={css.photo} src={photo} alt="" loading="lazy" />}
    </li>
  );
}

function When({ message: { dateFrom } }: { message: MessageRow }) {
  const say = useText();
  const { time } = useMoments();
  const when = useWhen();
  if (!dateFrom) return null;
  const isToday = dayIn(new Date(dateFrom)) === dayIn(new Date());
  return <span>{isToday ? say('MESSAGE.HOME.TODAY', { time: time(dateFrom) }) : when.day(dateFrom)}</span>;
}
