import { Button } from '@mantine/core';
import { IconCheck, IconFlag, IconPlus, IconUserCheck, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { whyNotOpened } from '#contract/assembly/rules-course.ts';
import type { Course, CoursePoint } from '#contract/assembly/schema-course.ts';
import { typo } from '#contract/base/words/typo.ts';
import { latePart, useEver, useSoon } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { clockOf } from '../desk/data.ts';
import { useOpen } from '../rows/data.ts';
import { inOrder } from '../rows/steps.ts';
import css from './AgendaSide.module.css';
import { OfficersDialog } from './OfficersDialog.tsx';
import { PointResult } from './PointResult.tsx';
import { useEnding } from './useEnding.ts';

const loadAdding = async () => (await import('./AddPointDialog.tsx')).AddPointDialog;
const AddPointDialog = latePart(loadAdding);

const icon = { size: 19, stroke: 1.75, 'aria-hidden': true } as const;

/** The agenda as it goes: what is over with its result, what is on, what comes; and what concerns the whole meeting. */
export function AgendaSide({ course }: { course: Course }) {
  const say = useText();
  const [dialog, open] = useState<'point' | 'officers' | null>(null);
  const adds = useEver(dialog === 'point');
  useSoon(loadAdding);
  const ending = useEnding(course);
  const isOn = course.begunAt !== null && !course.isFinished;
  return (
    <>
      <h2 className={css.title}>{say('STAGE.SIDE')}</h2>
      <ol className={css.points}>
        {inOrder(course.points).map((point) => (
          <Point key={point.id} course={course} point={point} />
        ))}
      </ol>
      {course.points.length === 0 && <p className={css.none}>{say('COURSE.NO_AGENDA')}</p>}
      <Officers course={course} />
      {isOn && (
        <div className={css.acts}>
          <Button variant="subtle" leftSection={<IconPlus {...icon} />} onClick={() => open('point')}>
            {say('COURSE.ADD.OPEN')}
          </Button>
          <Button variant="subtle" leftSection={<IconUserCheck {...icon} />} onClick={() => open('officers')}>
            {say('COURSE.OFFICERS.OPEN')}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconFlag {...icon} />}
            loading={ending.busy}
            onClick={() => void ending.end()}
          >
            {say('COURSE.END.DO')}
          </Button>
          {ending.refused && <FieldError>{say(ending.refused.key, ending.refused.params)}</FieldError>}
        </div>
      )}
      {adds && (
        <Suspense fallback={null}>
          <AddPointDialog course={course} opened={dialog === 'point'} onClose={() => open(null)} />
        </Suspense>
      )}
      <OfficersDialog course={course} opened={dialog === 'officers'} onClose={() => open(null)} />
    </>
  );
}

function Officers({ course: { openedBy, chair, scribe } }: { course: Course }) {
  const say = useText();
  const leads = chair ?? openedBy;
  if (!leads) return null;
  return (
    <p className={css.officers}>
      {say(chair ? 'COURSE.OFFICERS.CHAIRED' : 'COURSE.OFFICERS.OPENED', { name: typo(leads.name) })}
      {scribe && <span>{say('COURSE.OFFICERS.WRITTEN', { name: typo(scribe.name) })}</span>}
    </p>
  );
}

const isOver = ({ state }: CoursePoint): boolean => state !== 'waiting' && state !== 'open';

function Point({ course, point }: { course: Course; point: CoursePoint }) {
  const say = useText();
  const turn = useOpen();
  const { state, label, openedAt } = point;
  const isShown = course.now?.id === point.id;
  const mayTurn =
    course.begunAt !== null &&
    !course.isFinished &&
    state === 'waiting' &&
    whyNotOpened(course.points, point.id) === null;
  const name = typo(point.name);
  return (
    <li
      className={isOver(point) ? css.done : isShown ? css.now : undefined}
      aria-current={isShown ? 'step' : undefined}
    >
      <span className={css.arch} aria-hidden="true">
        {isOver(point) ? (
          state === 'rejected' || state === 'lost' ? (
            <IconX size={18} stroke={2.6} />
          ) : (
            <IconCheck size={18} stroke={2.6} />
          )
        ) : (
          label
        )}
      </span>
      <span className={css.words}>
        {mayTurn ? (
          <button
            type="button"
            className={css.turn}
            disabled={turn.busy}
            onClick={() => void turn.run({ id: course.id, point: point.id }).catch(() => undefined)}
          >
            <span className={isOver(point) ? css.label : 'vh'}>{label}.</span> {name}
            <span className="vh"> {say('COURSE.TURN')}</span>
          </button>
        ) : (
          <b>
            <span className={isOver(point) ? css.label : 'vh'}>{label}.</span> {name}
          </b>
        )}
        <PointResult point={point} />
        {state === 'open' && openedAt && (
          <small className={css.since}>
            {say(point.votePointId === null ? 'COURSE.TALKING_SINCE' : 'COURSE.VOTING_SINCE', {
              time: clockOf(openedAt),
            })}
          </small>
        )}
      </span>
    </li>
  );
}
