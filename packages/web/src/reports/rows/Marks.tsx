import {
  type Icon,
  IconArchive,
  IconCalendarEvent,
  IconCircleCheck,
  IconDots,
  IconDroplet,
  IconEyeOff,
  IconHandStop,
  IconInbox,
  IconMoodSad,
  IconProgress,
  IconTool,
} from '@tabler/icons-react';
import type { Ending, ReportRow, ReportState, ReportType } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/page/Tag.tsx';
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

type Marked = Pick<ReportRow, 'visibility' | 'given' | 'work' | 'status'>;
/** The day of a firm is news until it is solved. */
const comes = ({ work, status }: Marked) => (status === 'solving' ? work : null);
export const isMarked = (row: Marked): boolean => row.given || row.visibility === 'private' || comes(row) !== null;

/** What is special about it: it waits for the reader, a firm comes to it, it is not for everybody. */
export function Marks({ row }: { row: Marked }) {
  const say = useText();
  const when = useWorkText();
  const { visibility, given } = row;
  const work = comes(row);
  return (
    <>
      {given && <Tag tone="warn">{say('REPORT.GIVEN')}</Tag>}
      {work && (
        <Tag icon={IconCalendarEvent} tone="info">
          {say('REPORT.WORK', { when: when(work) })}
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
