import { Button } from '@mantine/core';
import {
  IconArrowsSplit2,
  IconDoorEnter,
  IconFlag,
  IconGavel,
  IconHourglass,
  IconMessagePlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { assemblyLinks } from '#contract/assembly/links.ts';
import { nextOf } from '#contract/assembly/rules-course.ts';
import type { Course } from '#contract/assembly/schema-course.ts';
import { minutesLinks } from '#contract/minutes/links.ts';
import { latePart, useEver, useSoon } from '../../base/parts.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import { useEnding } from '../agenda/useEnding.ts';
import { useOpen } from '../rows/data.ts';
import { pointOf, type Step } from '../rows/steps.ts';
import css from './RunBar.module.css';
import { useBeginning } from './useBeginning.ts';
import type { ClosingOf } from './useClosing.ts';

const loadCounter = async () => (await import('./CounterDialog.tsx')).CounterDialog;
const loadRemark = async () => (await import('./RemarkDialog.tsx')).RemarkDialog;
const CounterDialog = latePart(loadCounter);
const RemarkDialog = latePart(loadRemark);
// Both are here before the connection of the evening may be gone.
const loadBoth = () => Promise.all([loadCounter(), loadRemark()]);

const icon = { size: 19, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { course: Course; step: Step; closing: ClosingOf };

/** What may be done beside the next step, and the only filled button: what ends it. */
export function RunBar({ course, step, closing }: Props) {
  const say = useText();
  const [dialog, open] = useState<'counter' | 'remark' | null>(null);
  const point = pointOf(course);
  const isOpen = point?.state === 'open';
  const close = () => open(null);
  const needed = useEver(dialog !== null);
  useSoon(loadBoth);
  return (
    <>
      <StickyBar>
        {isOpen && point.votePointId !== null && point.counterTo === null && (
          <Button
            variant="subtle"
            color="stone"
            className={css.aside}
            leftSection={<IconArrowsSplit2 {...icon} />}
            onClick={() => open('counter')}
          >
            {say('COURSE.COUNTER.OPEN')}
          </Button>
        )}
        {course.begunAt !== null && !course.isFinished && (
          <Button
            variant="subtle"
            color="stone"
            className={css.aside}
            leftSection={<IconMessagePlus {...icon} />}
            onClick={() => open('remark')}
          >
            {say('COURSE.REMARKS.OPEN')}
          </Button>
        )}
        <Primary course={course} step={step} closing={closing} />
      </StickyBar>
      {needed && (
        <Suspense fallback={null}>
          {point && <CounterDialog course={course} point={point} opened={dialog === 'counter'} onClose={close} />}
          <RemarkDialog course={course} opened={dialog === 'remark'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Primary({ course, step, closing }: Props) {
  const say = useText();
  const begin = useBeginning(course);
  const turn = useOpen();
  const ending = useEnding(course);
  const refused = closing.refused ?? begin.refused ?? turn.refused ?? ending.refused;
  const button = (text: string, sign: ReactNode, busy: boolean, act: () => unknown) => (
    <Button leftSection={sign} loading={busy} onClick={() => void act()}>
      {text}
    </Button>
  );
  const { id } = course;
  const buttonOf = (): ReactNode => {
    switch (step.step) {
      case 'register':
        return (
          <Button
            leftSection={<IconDoorEnter {...icon} />}
            renderRoot={(props) => <Link {...props} {...linkTo(assemblyLinks.desk(id))} />}
          >
            {say('COURSE.BAR.REGISTER')}
          </Button>
        );
      case 'begin':
        return button(say('COURSE.BAR.BEGIN'), <IconGavel {...icon} />, begin.busy, begin.begin);
      case 'next':
        return button(
          say(course.now ? 'COURSE.BAR.NEXT' : 'COURSE.BAR.OPEN', { label: step.point.label }),
          <IconGavel {...icon} />,
          turn.busy,
          () => turn.run({ id, point: step.point.id }).catch(() => undefined),
        );
      case 'end':
        return button(say('COURSE.END.DO'), <IconFlag {...icon} />, ending.busy, ending.end);
      case 'over':
        return (
          <Button renderRoot={(props) => <Link {...props} {...linkTo(minutesLinks.one(id))} />}>
            {say('COURSE.BAR.MINUTES')}
          </Button>
        );
      case 'lost':
      case 'close':
      case 'talk':
        return button(
          say(`COURSE.BAR.${step.step}`, { label: step.point.label }),
          <IconGavel {...icon} />,
          closing.busy,
          () => closing.close(step),
        );
      default:
        return <Waiting course={course} step={step} />;
    }
  };
  return (
    <StickyEnd className={css.end}>
      {refused && <FieldError>{say(refused.key, refused.params)}</FieldError>}
      {buttonOf()}
    </StickyEnd>
  );
}

const whys: Partial<Record<Step['step'], 'AFTER_POWERS' | 'AFTER_ELECTED'>> = {
  powers: 'AFTER_POWERS',
  elected: 'AFTER_ELECTED',
};

/** The button that is not yet to be pressed, and why. */
function Waiting({ course, step }: Pick<Props, 'course' | 'step'>) {
  const say = useText();
  const label = pointOf(course)?.label;
  const next = step.step === 'elected' ? nextOf(course.points)?.label : undefined;
  const textOf = () => {
    if (step.step === 'elected') return next ? say('COURSE.BAR.NEXT', { label: next }) : say('COURSE.END.DO');
    return label === undefined ? say('COURSE.BAR.FIRST') : say('COURSE.BAR.close', { label });
  };
  return (
    <>
      <StickyText className={css.why}>
        <IconHourglass {...icon} />
        <span id="why">{say(`COURSE.BAR.${whys[step.step] ?? 'AFTER_LAST'}`)}</span>
      </StickyText>
      <Button disabled aria-describedby="why" leftSection={<IconGavel {...icon} />}>
        {textOf()}
      </Button>
    </>
  );
}
