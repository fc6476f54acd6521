import {
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconMessageCheck,
  IconMessages,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Fraction, fromText, percent, subtract, whole } from '#contract/base/shares/fraction.ts';
import type { Board, BoardPoint, BoardResult } from '#contract/projector/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Meter, type MeterPart } from '../../kit/motifs/Meter.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Board.module.css';

/** A width for drawing, from the exact fraction. */
const widthOf = (part: Fraction): number => percent(part, 6);

type Needed = { part: string; inclusive: boolean };
function useNeed(): (needed: Needed) => string {
  const say = useText();
  return ({ part, inclusive }) =>
    say(inclusive ? 'BOARD.NEED_LEAST' : 'BOARD.NEED_MORE', { percent: percent(fromText(part)) });
}

/** How the point goes, under its wording: who is there while nobody is asked, how many answered, how it came out. */
export function Below({ board }: { board: Board }) {
  const { phase, point, last } = board;
  if (phase === 'over') return null;
  if (!point) return <RoomRail board={board} />;
  if (point.state === 'open') return <Open board={board} point={point} />;
  if (point.state === 'discussed') return <Discussed board={board} />;
  return last?.label === point.label ? <Result last={last} /> : <RoomRail board={board} />;
}

function Open({ board, point: { voting } }: { board: Board; point: BoardPoint }) {
  const say = useText();
  const asPercent = usePercentText();
  if (!voting)
    return (
      <>
        <Word sign={<IconMessages aria-hidden="true" />} text={say('BOARD.TALKING')} />
        <RoomRail board={board} />
      </>
    );
  const answered = fromText(voting.answered);
  const isQuorate = board.room?.quorum.reached !== false;
  // While the wording is read aloud it stands alone.
  if (!isQuorate || answered.num === 0n)
    return (
      <>
        {!isQuorate && <p className={css.lost}>{say('BOARD.LOST')}</p>}
        <RoomRail board={board} />
      </>
    );
  const share = asPercent(answered);
  const missing = voting.missing > 0 ? say('BOARD.MISSING', { count: voting.missing }) : say('BOARD.ALL_ANSWERED');
  return (
    <>
      <Word sign={<IconPlayerPlayFilled aria-hidden="true" />} text={say('BOARD.VOTING')}>
        <p className={css.answered} role="status">
          <b>{missing}</b>
          <span>{say('BOARD.ANSWERED', { percent: share })}</span>
        </p>
      </Word>
      <Rail
        parts={[
          { tone: 'said', percent: widthOf(answered) },
          { tone: 'absent', percent: 100 - widthOf(answered) },
        ]}
        label={say('BOARD.RAIL_ANSWERED', { percent: share })}
      />
    </>
  );
}

function Discussed({ board }: { board: Board }) {
  const say = useText();
  return (
    <>
      <Word sign={<IconMessageCheck aria-hidden="true" />} text={say('BOARD.STATES.discussed')} />
      <RoomRail board={board} />
    </>
  );
}

const values = ['agree', 'notAgree', 'noVote'] as const;

/** What the meeting decided, drawn over the votes that it is measured by. */
function Result({ last }: { last: BoardResult }) {
  const say = useText();
  const need = useNeed();
  const asPercent = usePercentText();
  const { state, needed } = last;
  const width = (value: (typeof values)[number]) => widthOf(fromText(last[value]));
  const rest = values.reduce((left, value) => subtract(left, fromText(last[value])), whole);
  const Sign = state === 'passed' ? IconCircleCheckFilled : IconCircleXFilled;
  return (
    <>
      <Word
        tone={state === 'passed' ? css.ok : css.bad}
        sign={<Sign aria-hidden="true" />}
        text={say(`BOARD.STATES.${state}`)}
      >
        {state === 'lost' ? (
          <p className={css.lost}>{say('BOARD.LOST')}</p>
        ) : (
          <dl className={css.values}>
            {values.map((value) => (
              <div key={value}>
                <dt>
                  <VoteSign value={value} size={34} />
                  {say(`BOARD.VALUES.${value}`)}
                </dt>
                <dd>{asPercent(fromText(last[value]))}</dd>
              </div>
            ))}
          </dl>
        )}
      </Word>
      <Rail
        parts={[
          { tone: 'for', percent: width('agree') },
          { tone: 'abstain', percent: width('noVote') },
          { tone: 'against', percent: width('notAgree') },
          { tone: 'absent', percent: widthOf(rest) },
        ]}
        post={needed}
        label={say('BOARD.RAIL', { percent: asPercent(fromText(last.agree)), need: need(needed) })}
      />
    </>
  );
}

type WordProps = { text: string; sign: ReactNode; tone?: string | undefined; children?: ReactNode };
const Word = ({ text, sign, tone = css.going, children }: WordProps) => (
  <div className={css.result} aria-live="polite">
    <p className={`${css.word} ${tone}`}>
      {sign}
      <b>{text}</b>
    </p>
    {children}
  </div>
);

/** How much of the house is in the room, against the post of its quorum. */
function RoomRail({ board: { room } }: { board: Board }) {
  const say = useText();
  const need = useNeed();
  const asPercent = usePercentText();
  if (!room) return null;
  const present = fromText(room.present);
  return (
    <Rail
      parts={[
        { tone: 'for', percent: widthOf(present) },
        { tone: 'absent', percent: 100 - widthOf(present) },
      ]}
      post={room.quorum}
      label={say('BOARD.RAIL_ROOM', { percent: asPercent(present), need: need(room.quorum) })}
    />
  );
}

/** A rail with what its post says over its place. */
function Rail({ parts, post, label }: { parts: readonly MeterPart[]; post?: Needed; label: string }) {
  const need = useNeed();
  const at = post && widthOf(fromText(post.part));
  if (!post || !at)
    return (
      <div className={css.bare}>
        <Meter wall parts={parts} label={label} />
      </div>
    );
  return (
    <div className={css.posted}>
      <span className={css.flag} style={{ left: `${Math.min(80, Math.max(20, at))}%` }} aria-hidden="true">
        {need(post)}
      </span>
      <Meter wall parts={parts} post={at} label={label} />
    </div>
  );
}
