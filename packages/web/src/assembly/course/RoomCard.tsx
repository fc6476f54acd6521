import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { assemblyLinks } from '#contract/assembly/links.ts';
import type { Course, CourseRoom } from '#contract/assembly/schema-course.ts';
import { fromText, percent } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { typo } from '#contract/base/words/typo.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { Post, widthOf } from '../answers/Post.tsx';
import css from './RoomCard.module.css';

/** How much of the house is in the room, whether it can decide, and whom it would miss. */
export function RoomCard({ course, room }: { course: Course; room: CourseRoom }) {
  const say = useText();
  const asPercent = usePercentText();
  const part = exactPart(fromText(room.present.share), fromText(room.base));
  const { quorum } = room;
  const least = fromText(quorum.part);
  const post = say(quorum.inclusive ? 'COURSE.ROOM.AT_LEAST' : 'COURSE.ROOM.MORE_THAN', { percent: percent(least) });
  const Sign = quorum.reached ? IconCircleCheckFilled : IconAlertCircle;
  return (
    <Card title={say('COURSE.ROOM.TITLE')} padded>
      <p className={css.number}>{asPercent(part)}</p>
      <p className={css.of}>{say('COURSE.ROOM.OF', { seats: room.present.seats, all: room.seatCount })}</p>
      {least.num > 0n && (
        <>
          <Post at={widthOf(least)} text={post}>
            <Meter
              parts={[
                { tone: 'for', percent: widthOf(part) },
                { tone: 'absent', percent: 100 - widthOf(part) },
              ]}
              post={widthOf(least)}
              label={say('COURSE.ROOM.RAIL', { percent: asPercent(part), post })}
            />
          </Post>
          <p className={quorum.reached ? css.can : css.cannot} role="status">
            <Sign size={21} stroke={1.75} aria-hidden="true" />
            {say(quorum.reached ? 'COURSE.ROOM.CAN' : 'COURSE.ROOM.CANNOT')}
          </p>
        </>
      )}
      <Tipping room={room} />
      {!course.isFinished && (
        <Button
          variant="default"
          fullWidth
          px={8}
          renderRoot={(props) => <Link {...props} {...linkTo(assemblyLinks.desk(course.id))} />}
        >
          {say('COURSE.ROOM.DESK')}
        </Button>
      )}
    </Card>
  );
}

/** Said only where one seat alone would end the quorum. */
function Tipping({ room: { tipping } }: { room: CourseRoom }) {
  const say = useText();
  const asPercent = usePercentText();
  if (!tipping) return null;
  const { count, seat, left } = tipping;
  return (
    <div className={css.tipping}>
      <Note tone="warn">
        <b>{say('COURSE.ROOM.TIPPING', { count })}</b>{' '}
        {say('COURSE.ROOM.TIPPING_TEXT', { name: typo(seat.owners), percent: asPercent(fromText(left)) })}
      </Note>
    </div>
  );
}
