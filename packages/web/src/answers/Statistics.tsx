import { IconCircleCheckFilled, IconCircleXFilled, IconHourglass } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import { lineOf, postOf } from '#contract/answers/rules-reason.ts';
import { type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import { exactPart, inParts, type Measure } from '#contract/base/shares/shares.ts';
import { decisiveOf } from '#contract/motions/rules-decisive.ts';
import { columnsApart } from '#contract/motions/rules-presence.ts';
import type { Rule, Tally } from '#contract/motions/rules-result.ts';
import { type PointRoom, type VoteValue, voteValues } from '#contract/motions/schema.ts';
import { useFormat, useLanguage, useText } from '../base/texts.tsx';
import { Meter, type MeterPart, type MeterTone } from '../kit/motifs/Meter.tsx';
import { VoteSign } from '../kit/motifs/VoteSign.tsx';
import { useFractionText } from '../kit/share/fraction-text.ts';
import { wholeOf, widthOf } from '../motions/counts.ts';
import { useShareWords } from '../motions/VoteShare.tsx';
import css from './Statistics.module.css';

const tones = { agree: 'for', notAgree: 'against', noVote: 'abstain', miss: 'absent' } as const satisfies Record<
  VoteValue,
  MeterTone
>;
/** Green grows towards the post from the left; who is missing stands between. */
const order = ['agree', 'miss', 'noVote', 'notAgree'] as const;
const signs = { ok: IconCircleCheckFilled, warn: IconHourglass, bad: IconCircleXFilled };

type Shown = VoteValue | 'silent';
type Props = {
  name: string;
  rule: Rule;
  tally: Tally;
  measure: Measure;
  running: boolean;
  /** Who is, or was, in the room of an assembly. */
  room: PointRoom | null;
};

/** What part of the whole each answer has: of those present, or of all; who is missing is always a part of all. */
const wholeFor = (value: Shown, { rule, tally }: Pick<Props, 'rule' | 'tally'>): Fraction =>
  value === 'miss' || value === 'silent' ? tally.base : wholeOf(rule, tally);

function usePart(props: Pick<Props, 'rule' | 'tally'>) {
  return (value: VoteValue): Fraction => exactPart(props.tally[value].share, wholeFor(value, props));
}

/** How a point stands: the sentence of the threshold, the rail with its post, and the four columns. */
export function Statistics(given: Props) {
  // What the preset asks may be stricter than the numbers: the rail shows what decides.
  const props = { ...given, rule: decisiveOf(given.rule, given.tally) };
  return (
    <div className={css.statistics}>
      <Threshold {...props} />
      <Columns {...props} />
      {props.rule.of === 'present' && <OfPresent {...props} />}
      {props.room && <InRoom {...props} room={props.room} />}
      <HowCounted {...props} />
    </div>
  );
}

function Threshold({ name, rule, tally, measure, running }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const words = useShareWords(measure);
  const part = usePart({ rule, tally });
  const line = lineOf(rule, tally, { running }, locale);
  const post = postOf(rule, tally, locale);
  const present = rule.of === 'present';
  const shown = present ? order.filter((v) => v !== 'miss') : order;
  const at = widthOf(rule.accept);
  const Sign = signs[line.tone];
  const percents = Object.fromEntries(
    voteValues.map((v) => [v, words.percent(tally[v].share, wholeFor(v, { rule, tally }))]),
  );
  const postText = say(post.key, post.params);
  return (
    <div>
      <p className={`${css.line} ${css[line.tone]}`}>
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        {say(line.key, line.params)}
      </p>
      <div className={css.track}>
        <span className={css.flag} style={{ '--at': `${at}%` } as CSSProperties} aria-hidden="true">
          {postText}
        </span>
        <Meter
          parts={shown.map((v) => ({ tone: tones[v], percent: widthOf(part(v)) }))}
          post={at}
          label={say(present ? 'VOTE_DETAIL.RESULT.RAIL_PRESENT' : 'VOTE_DETAIL.RESULT.RAIL', {
            name,
            ...percents,
            post: postText,
          })}
        />
      </div>
    </div>
  );
}

/** The rest of a small rail stays pale; of who is missing nothing is paler. */
const miniParts = (value: Shown, percent: number): MeterPart[] => [
  { tone: value === 'silent' ? tones.miss : tones[value], percent },
  ...(value === 'miss' || value === 'silent' ? [] : [{ tone: 'absent' as const, percent: 100 - percent }]),
];

/** The columns as they are shown: while people may still answer nobody is said to have been silent. */
function shownColumns({ tally, room, running }: Pick<Props, 'tally' | 'room' | 'running'>) {
  if (!room || running) return columnsApart(tally, null);
  const { share, seats, units } = room.silent;
  return columnsApart(tally, { share: fromText(share), seats, units });
}

function Columns({ rule, tally, measure, running, room }: Props) {
  const say = useText();
  const words = useShareWords(measure);
  const aside = running ? 'VOTE_DETAIL.RESULT.MISS_RUN' : 'VOTE_DETAIL.RESULT.MISS_LOCAL';
  const columns = shownColumns({ tally, room, running });
  return (
    <ul className={columns.length > 4 ? `${css.columns} ${css.five}` : css.columns}>
      {columns.map(({ value, column: { share, seats, units } }) => {
        const whole = wholeFor(value, { rule, tally });
        const [named, both] = [say(`VOTE.VALUES.${value}`), words.both(share, whole)];
        const isOfAll = value === 'miss' || value === 'silent';
        return (
          <li key={value} className={css.column} title={`${named} ${both}`}>
            <b className={css.name}>
              <VoteSign value={value === 'silent' ? 'miss' : value} size={18} />
              {named}
            </b>
            <span className={css.percent}>{words.percent(share, whole)}</span>
            <span className={css.small}>
              <Unbroken text={words.counted(share, whole)} />
            </span>
            <span className={css.small}>
              <Count seats={seats} units={units} />
            </span>
            {isOfAll && (running || rule.of === 'present') && <span className={css.small}>{say(aside)}</span>}
            <span className={css.rail}>
              <Meter
                mini
                parts={miniParts(value, widthOf(exactPart(share, whole)))}
                label={say('VOTE_DETAIL.RESULT.COLUMN', { value: named, share: both })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** On demand, what the percents are rounded from: the exact part of each column in lowest terms. */
function HowCounted({ rule, tally, room, running }: Props) {
  const say = useText();
  const asFraction = useFractionText();
  const asExact = (part: Fraction) => (part.num === 0n ? '0' : asFraction(part));
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className={css.ask} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {say('SHARES.EXACT')}
      </button>
      <dl id={id} className={css.exact} hidden={!open}>
        {shownColumns({ tally, room, running }).map(({ value, column }) => (
          <div key={value}>
            <dt>{say(`VOTE.VALUES.${value}`)}</dt>
            <dd>{asExact(exactPart(column.share, wholeFor(value, { rule, tally })))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Of how many the columns are parts, where that is not everybody. */
function OfPresent({ tally: { present, base }, measure }: Props) {
  const say = useText();
  const words = useShareWords(measure);
  const format = useFormat();
  const parts = inParts(present, base, measure.parts);
  return (
    <p className={css.small}>
      {parts
        ? say('VOTE.BASE.PRESENT', { present: format.number(parts.num), base: format.number(parts.den) })
        : say('VOTE.BASE.PRESENT_PERCENT', { present: words.percent(present) })}
    </p>
  );
}

/** The attendance of an assembly, and who of the room gave no answer. */
function InRoom({ room, measure, running }: Props & { room: PointRoom }) {
  const say = useText();
  const words = useShareWords(measure);
  const present = fromText(room.present.share);
  return (
    <p className={css.small}>
      {say(running ? 'VOTE.BASE.ROOM_NOW' : 'VOTE.BASE.ROOM', {
        percent: words.percent(present),
        share: words.counted(present) ?? 'none',
      })}{' '}
      {room.silent.seats > 0 &&
        say('VOTE.BASE.SILENT', {
          percent: words.percent(fromText(room.silent.share)),
          seats: room.silent.seats,
        })}{' '}
      {room.silent.seats > 0 && !running && say('VOTE.BASE.LOST')}
    </p>
  );
}

/** A fraction that breaks only behind its slash. */
function Unbroken({ text }: { text: string | null }) {
  if (text === null) return null;
  const [num, den] = text.split('/');
  return (
    <>
      <span className={css.number}>{num}/</span>
      <wbr />
      <span className={css.number}>{den}</span>
    </>
  );
}

/** Units, and participants where they differ: somebody may hold several. */
function Count({ seats, units }: { seats: number; units: number }) {
  const say = useText();
  return seats === units
    ? say('VOTE_DETAIL.RESULT.UNITS', { count: units })
    : say('VOTE_DETAIL.RESULT.SEATS', { seats, units });
}
