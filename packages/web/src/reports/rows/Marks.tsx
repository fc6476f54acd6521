import {
  type Icon,
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconClockExclamation,
  IconDots,
  IconDroplet,
  IconEyeOff,
  IconHandStop,
  IconInbox,
  IconMoodSad,
  IconProgress,
  IconTool,
  IconUsers,
} from '@tabler/icons-react';
import type { Ending, ReportRow, ReportState, ReportType } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './Marks.module.css';
import { useWorkText } from './useWorkText.ts';

const signs: Record<ReportType, Icon> = {
  fault: IconDroplet,
  request: IconHandStop,
  repair: IconTool,
  complaint: IconMoodSad,
  other: IconDots,
};

/** The sign of a kind alone, where its word stands beside it already. */
export function TypeSign({ type, size = 18 }: { type: ReportType; size?: number }) {
  const Sign = signs[type];
  return <Sign size={size} stroke={1.9} aria-hidden="true" className={css[type]} />;
}

/** Kind of a report: not a tag, a sign in its colour and a plain word. */
export function TypeWord({ type }: { type: ReportType }) {
  const say = useText();
  return (
    <span className={css.type}>
      <TypeSign type={type} />
      {say(`REPORT.TYPES.${type}`)}
    </span>
  );
}

const looks = {
  new: { tone: 'info', icon: IconInbox },
  solving: { tone: 'warn', icon: IconProgress },
  solved: { tone: 'ok', icon: IconCircleCheck },
  archive: { tone: 'stone', icon: IconArchive },
} as const;

/** How it stands; of one that was taken back that instead. */
export function StateTag({ state, outcome }: { state: ReportState; outcome?: Ending | null }) {
  const say = useText();
  return (
    <Tag {...looks[state]}>{say(outcome === 'withdrawn' ? 'REPORT.OUTCOMES.withdrawn' : `REPORT.STATES.${state}`)}</Tag>
  );
}

/** Whether somebody is still to solve it. */
export const isOpen = (state: ReportState): boolean => state === 'new' || state === 'solving';

/** How many days it is over its day; nothing while there is time. */
export function OverdueTag({ days }: { days: number }) {
  const say = useText();
  if (days === 0) return null;
  return (
    <Tag tone="bad" icon={IconClockExclamation}>
      {say('REPORT.DUE.OVER', { days })}
    </Tag>
  );
}

type Marked = Pick<
  ReportRow,
  'status' | 'visibility' | 'given' | 'dueOn' | 'daysOver' | 'asked' | 'verdict' | 'alsoCount' | 'work'
>;
/** Until when it waits, while there is time; what is over says that instead. */
const waitsUntil = ({ status, dueOn, daysOver }: Marked) => (isOpen(status) && daysOver === 0 ? dueOn : null);
/** The day of a firm is news until it is solved. */
const comes = ({ work, status }: Marked) => (status === 'solving' ? work : null);
const says = (r: Marked): boolean =>
  r.given || r.asked || r.alsoCount > 0 || r.verdict === 'not_mended' || comes(r) !== null;
export const isMarked = (r: Marked): boolean =>
  says(r) || r.daysOver > 0 || r.visibility === 'private' || waitsUntil(r) !== null;

/** What is special about it: until when it waits and for whom, a firm comes to it, it is not for everybody. */
export function Marks({ row }: { row: Marked }) {
  const say = useText();
  const { visibility, given, daysOver, asked, verdict, alsoCount } = row;
  const until = waitsUntil(row);
  const { day } = useWhen();
  const when = useWorkText();
  const work = comes(row);
  return (
    <>
      <OverdueTag days={daysOver} />
      {until && <span className={css.until}>{say('REPORT.DUE.UNTIL', { day: day(until) })}</span>}
      {(given || asked) && <Tag tone="warn">{say(asked ? 'REPORT.VERDICT.WAITS' : 'REPORT.GIVEN')}</Tag>}
      {verdict === 'not_mended' && <Tag tone="warn">{say('REPORT.VERDICTS.not_mended')}</Tag>}
      {work && (
        <Tag icon={IconCalendarEvent} tone="info">
          {say('REPORT.WORK', { when: when(work) })}
        </Tag>
      )}
      {alsoCount > 0 && (
        <Tag icon={IconUsers} tone="stone">
          {say('REPORT.ALSO.SHORT', { count: alsoCount })}
        </Tag>
      )}
      {visibility === 'private' && (
        <Tag icon={IconEyeOff} tone="stone">
          {say('REPORT.PRIVATE')}
        </Tag>
      )}
    </>
  );
}
