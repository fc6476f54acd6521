import {
  type Icon,
  IconCircleCheck,
  IconClock,
  IconDoor,
  IconEyeOff,
  IconFlag,
  IconPencil,
  IconPlayerPlay,
  IconUsers,
} from '@tabler/icons-react';
import type { SurveyRow } from '#contract/surveys/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import css from './Marks.module.css';

type Standing = Pick<SurveyRow, 'status' | 'ahead'>;
const looks: Record<SurveyRow['status'] | 'ahead', { tone: TagTone; icon: Icon }> = {
  concept: { tone: 'draft', icon: IconPencil },
  ahead: { tone: 'info', icon: IconClock },
  active: { tone: 'brand', icon: IconPlayerPlay },
  finished: { tone: 'stone', icon: IconFlag },
};

/** How it stands; one that has yet to begin is told apart from those that run. */
export function StateTag({ survey: { status, ahead } }: { survey: Standing }) {
  const say = useText();
  return <Tag {...looks[ahead ? 'ahead' : status]}>{say(ahead ? 'SURVEY.AHEAD' : `SURVEY.STATES.${status}`)}</Tag>;
}

/** What is true of its sheets, as a sign and a word. */
export function AnonymousMark() {
  const say = useText();
  return (
    <span className={css.mark}>
      <IconEyeOff size={18} stroke={1.75} aria-hidden="true" />
      {say('SURVEY.ANONYMOUS')}
    </span>
  );
}

type Timed = Standing & Pick<SurveyRow, 'dateFrom' | 'dateTo' | 'finishedAt' | 'manualEnd'>;
/** Which moment of it matters now, as one phrase. */
export function useWhenText() {
  const say = useText();
  const moment = useMomentText();
  return ({ status, ahead, dateFrom, dateTo, finishedAt, manualEnd }: Timed): string => {
    const ended = finishedAt ?? dateTo;
    if (status === 'finished') return ended ? moment(ended, 'SURVEY.AT') : '';
    if (ahead && dateFrom) return moment(dateFrom, 'SURVEY.STARTS');
    if (dateTo) return moment(dateTo, 'SURVEY.ENDS');
    return say(manualEnd ? 'SURVEY.ENDS_BY_HAND' : 'SURVEY.NO_END');
  };
}

/** An end so near is told by how far away it is, in milliseconds. */
const near = 3 * 24 * 3600_000;
function useSoon({ status, ahead, dateTo }: Timed): string | null {
  const say = useText();
  const format = useFormat();
  if (status !== 'active' || ahead || !dateTo) return null;
  const left = Date.parse(dateTo) - Date.now();
  return left > 0 && left < near
    ? say('SURVEY.SOON', { left: format.relativeTime(new Date(dateTo), new Date()) })
    : null;
}

type Marked = Timed & Pick<SurveyRow, 'anonymous' | 'toAnswer' | 'hasAnswered' | 'toPublic' | 'everyone'>;
/** What waits for the reader's answer is lit; an end that is near, and for whom it is where that is not everybody. */
export function Marks({ survey }: { survey: Marked }) {
  const say = useText();
  const soon = useSoon(survey);
  const { toAnswer, hasAnswered, anonymous, toPublic, everyone } = survey;
  return (
    <>
      {toAnswer && (
        <span className={css.waits}>
          <IconDoor size={16} stroke={2} aria-hidden="true" />
          {say('SURVEY.WAITS')}
        </span>
      )}
      {hasAnswered && !toAnswer && <AnsweredTag />}
      {soon && (
        <Tag tone="warn" icon={IconClock}>
          {soon}
        </Tag>
      )}
      {anonymous && <AnonymousMark />}
      {(!toPublic || !everyone) && (
        <Tag icon={IconUsers} tone="info">
          {say(toPublic ? 'SURVEY.CHOSEN_ONLY' : 'SURVEY.COMMITTEE_ONLY')}
        </Tag>
      )}
    </>
  );
}

/** The reader has answered. */
export function AnsweredTag() {
  const say = useText();
  return (
    <Tag tone="ok" icon={IconCircleCheck}>
      {say('SURVEY.ANSWERED')}
    </Tag>
  );
}
