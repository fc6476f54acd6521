import { Button } from '@mantine/core';
import type { CoursePoint } from '#contract/assembly/schema-course.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import type { Answering } from '../answers/useAnswers.ts';
import { ElectedStep } from './ElectedStep.tsx';
import css from './NextStep.module.css';
import { PowersStep } from './PowersStep.tsx';
import { RemainingStep } from './RemainingStep.tsx';
import { StepHead, type StepProps } from './StepHead.tsx';

/** The card of the one thing that is to be done now; it changes in its place. */
export function NextStep(props: StepProps) {
  const { step, answers } = props;
  return (
    <section className={step.step === 'lost' ? `${css.next} ${css.lost}` : css.next} aria-labelledby="next">
      <div aria-live="polite">
        <StepOf {...props} />
      </div>
      {answers.refused && <FieldError>{<Said of={answers.refused} />}</FieldError>}
    </section>
  );
}

const Said = ({ of }: { of: NonNullable<Answering['refused']> }) => useText()(of.key, of.params);

function StepOf({ course, step, aside, answers }: StepProps) {
  const say = useText();
  const asPercent = usePercentText();
  switch (step.step) {
    case 'powers':
      return <PowersStep course={course} count={step.count} />;
    case 'remaining':
      return <RemainingStep course={course} count={step.count} aside={aside} answers={answers} />;
    case 'elected':
      return <ElectedStep course={course} label={step.point.label} onDone={aside.settle} />;
    case 'read':
      return (
        <>
          <StepHead
            lamp={step.point.label}
            title={say('COURSE.STEPS.READ.TITLE')}
            text={say('COURSE.STEPS.READ.TEXT')}
          />
          <Adopted course={course} point={step.point} />
          <div className={css.buttons}>
            <Button variant="default" size="md" onClick={aside.read}>
              {say('COURSE.STEPS.READ.DONE')}
            </Button>
          </div>
        </>
      );
    case 'ask':
      return <AskStep course={course} step={step} aside={aside} answers={answers} />;
    case 'lost': {
      const { room } = course;
      const percent = room ? asPercent(exactPart(fromText(room.present.share), fromText(room.base))) : '';
      const key = step.point.offAgenda ? 'OFF_TEXT' : 'TEXT';
      return (
        <StepHead lamp="!" title={say('COURSE.STEPS.LOST.TITLE', { percent })} text={say(`COURSE.STEPS.LOST.${key}`)} />
      );
    }
    case 'close':
      return (
        <StepHead
          title={say('COURSE.STEPS.CLOSE.TITLE', { label: step.point.label })}
          text={say('COURSE.STEPS.CLOSE.TEXT')}
        />
      );
    case 'talk':
      return (
        <StepHead
          lamp={step.point.label}
          title={say('COURSE.STEPS.TALK.TITLE', { label: step.point.label })}
          text={say('COURSE.STEPS.TALK.TEXT')}
        />
      );
    case 'next':
      return (
        <StepHead
          lamp={step.point.label}
          title={say(course.now ? 'COURSE.STEPS.NEXT.TITLE' : 'COURSE.STEPS.NEXT.FIRST', { label: step.point.label })}
          text={typo(step.point.name)}
        />
      );
    default:
      return <StepHead title={say(`COURSE.STEPS.${step.step}.TITLE`)} text={say(`COURSE.STEPS.${step.step}.TEXT`)} />;
  }
}

/** Another proposal to the point was adopted: both of them together would say two things of one matter. */
function Adopted({ course, point }: Pick<StepProps, 'course'> & { point: CoursePoint }) {
  const say = useText();
  const adopted = course.points.find((p) => p.counterTo === point.id && p.state === 'passed');
  if (!adopted) return null;
  return <Note tone="warn">{say('COURSE.COUNTER.ADOPTED', { label: adopted.label, point: point.label })}</Note>;
}

/** Who is against or abstains is written down first, and everybody else then agrees by one act. */
function AskStep({ course: { now }, aside, answers }: StepProps) {
  const say = useText();
  const later = aside.aside.later;
  const count = (now?.sums?.silent.seats ?? 0) - later.length;
  return (
    <>
      <StepHead lamp="?" title={say('COURSE.STEPS.ASK.TITLE')} text={say('COURSE.STEPS.ASK.TEXT')} />
      <div className={css.buttons}>
        <Button variant="default" size="md" loading={answers.busy} onClick={() => void answers.others('agree', later)}>
          {say('COURSE.STEPS.ASK.REST', { count })}
        </Button>
      </div>
    </>
  );
}
