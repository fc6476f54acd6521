import { Button } from '@mantine/core';
import { IconChevronDown, IconCircleCheckFilled, IconHourglass, IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CalledSeat, Course, CourseNow } from '#contract/assembly/schema-course.ts';
import { add, type Fraction, fromText, percent } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Answers.module.css';
import { Exception } from './Exception.tsx';
import { Post, widthOf } from './Post.tsx';
import type { Answering } from './useAnswers.ts';
import type { AsideOf } from './useAside.ts';

type Props = { course: Course; aside: AsideOf; answers: Answering };

/** "Všichni přítomní pro, kromě…": who is not for, named; and whether it is enough. */
export function Answers({ course, aside, answers }: Props) {
  const say = useText();
  const [adding, setAdding] = useState(false);
  const { now, room } = course;
  if (!now?.sums || !room) return null;
  const present = fromText(room.present.share);
  const later = now.silent.filter((s) => aside.aside.later.includes(s.id));
  // Before the others have agreed only who is to be asked apart is named; afterwards everybody who is left.
  const named = now.sums.agree.seats > 0 ? now.silent : later;
  const toAgree = (seat: CalledSeat) =>
    aside.aside.later.includes(seat.id) ? aside.askWithOthers(seat.id) : void answers.say(seat.id, 'agree');
  const line = (value: VoteValue, seats: readonly CalledSeat[], share: Fraction, more: ReactNode = null) => (
    <Line key={value} value={value} share={share} present={present}>
      {seats.map((seat) => (
        <Chip key={seat.id} seat={seat} busy={answers.busy} onDrop={() => toAgree(seat)} />
      ))}
      {more}
    </Line>
  );
  const of = (value: 'notAgree' | 'noVote') => now.excepted.filter((s) => s.value === value);
  const others = now.sums.silent.seats - named.length;
  const share = (column: { share: string }) => fromText(column.share);
  return (
    <Card
      title={say('COURSE.ANSWERS.TITLE')}
      aside={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          {say('COURSE.ANSWERS.ADD')}
        </Button>
      }
    >
      {adding && <Exception course={course} aside={aside} answers={answers} onClose={() => setAdding(false)} />}
      <dl className={css.lines}>
        {line('notAgree', of('notAgree'), share(now.sums.notAgree))}
        {line('noVote', of('noVote'), share(now.sums.noVote))}
        {line(
          'miss',
          named,
          share(now.sums.silent),
          others > 0 && <Others count={others} seats={now.silent.filter((s) => !named.includes(s))} />,
        )}
        {line(
          'agree',
          [],
          share(now.sums.agree),
          <span>{say('COURSE.ANSWERS.AGREEING', { count: now.sums.agree.seats })}</span>,
        )}
      </dl>
      <Verdict now={now} present={present} base={fromText(room.base)} />
    </Card>
  );
}

/** How many are left, and who they are for whoever wants to know. */
function Others({ count, seats }: { count: number; seats: readonly CalledSeat[] }) {
  const say = useText();
  const [shown, show] = useState(false);
  const unnamed = count - seats.length;
  return (
    <>
      <Button
        variant="subtle"
        aria-expanded={shown}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => show(!shown)}
      >
        {say('COURSE.ANSWERS.OTHERS', { count })}
      </Button>
      {shown && (
        <ul className={css.others} aria-label={say('COURSE.ANSWERS.WHO_OTHERS')}>
          {seats.map((seat) => (
            <li key={seat.id}>
              {typo(seat.owners)} <small>{seat.units.join(', ')}</small>
            </li>
          ))}
          {unnamed > 0 && <li>{say('COURSE.ANSWERS.OTHERS', { count: unnamed })}</li>}
        </ul>
      )}
    </>
  );
}

type LineProps = { value: VoteValue; share: Fraction; present: Fraction; children: ReactNode };
function Line({ value, share, present, children }: LineProps) {
  const say = useText();
  const asPercent = usePercentText();
  return (
    <div>
      <dt>
        <VoteSign value={value} size={20} />
        {say(`COURSE.VALUES.${value}`)}
      </dt>
      <dd>{children}</dd>
      <dd className={css.percent}>{asPercent(exactPart(share, present))}</dd>
    </div>
  );
}

function Chip({ seat, busy, onDrop }: { seat: CalledSeat; busy: boolean; onDrop: () => void }) {
  const say = useText();
  const name = typo(seat.owners);
  return (
    <span className={css.chip}>
      {name}
      <button type="button" aria-label={say('COURSE.ANSWERS.DROP', { name })} disabled={busy} onClick={onDrop}>
        <IconX size={17} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}

/** What has to agree, and whether it does, drawn over the same whole that it is measured by. */
function Verdict({ now, present, base }: { now: CourseNow; present: Fraction; base: Fraction }) {
  const say = useText();
  const asPercent = usePercentText();
  const { sums, needed } = now;
  if (!sums || !needed) return null;
  const whole = needed.of === 'present' ? present : base;
  const width = (share: Fraction) => widthOf(exactPart(share, whole));
  const share = (of: keyof typeof sums) => fromText(sums[of].share);
  const part = fromText(needed.part);
  const post = say(`COURSE.ANSWERS.${needed.inclusive ? 'AT_LEAST' : 'MORE_THAN'}_${needed.of}`, {
    percent: percent(part),
  });
  const said = add(add(share('agree'), share('silent')), add(share('noVote'), share('notAgree')));
  const Sign = needed.reached ? IconCircleCheckFilled : IconHourglass;
  return (
    <div className={css.verdict}>
      <p className={needed.reached ? css.enough : css.lacks}>
        <Sign size={21} stroke={1.75} aria-hidden="true" />
        {say(needed.reached ? 'COURSE.ANSWERS.ENOUGH' : 'COURSE.ANSWERS.NOT_ENOUGH')}
      </p>
      <Post at={widthOf(part)} text={post}>
        <Meter
          parts={[
            { tone: 'for', percent: width(share('agree')) },
            { tone: 'absent', percent: width(share('silent')) + Math.max(0, 100 - width(said)) },
            { tone: 'abstain', percent: width(share('noVote')) },
            { tone: 'against', percent: width(share('notAgree')) },
          ]}
          post={widthOf(part)}
          label={say('COURSE.ANSWERS.RAIL', { percent: asPercent(exactPart(share('agree'), whole)), post })}
        />
      </Post>
    </div>
  );
}
