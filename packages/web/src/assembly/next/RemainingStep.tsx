import { Button } from '@mantine/core';
import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { castValues } from '../rows/steps.ts';
import css from './NextStep.module.css';
import { StepHead, type StepProps } from './StepHead.tsx';

/** Seats that have not answered are called upon one after another, in the order of the list. */
export function RemainingStep({ course, count, answers }: Omit<StepProps, 'step'> & { count: number }) {
  const say = useText();
  const asPercent = usePercentText();
  const seat = course.now?.silent[0];
  if (!seat) return null;
  const present = fromText(course.room?.present.share ?? seat.share);
  const name = typo(seat.person || seat.owners);
  return (
    <>
      <StepHead
        lamp={count}
        title={say('COURSE.STEPS.REMAINING.TITLE', { count })}
        text={
          <>
            {say('COURSE.STEPS.REMAINING.SAY')} <q>{say('COURSE.STEPS.REMAINING.CALL', { name })}</q>
          </>
        }
        aside={
          <>
            <span>
              {seat.units.map((unit) => (
                <UnitBadge key={unit} number={unit} />
              ))}
            </span>
            <small>
              {say('COURSE.STEPS.REMAINING.SHARE', { percent: asPercent(exactPart(fromText(seat.share), present)) })}
            </small>
          </>
        }
      />
      {/* A press answers at once, so these are buttons and no choice. */}
      <fieldset className={css.choices}>
        <legend className="vh">{say('COURSE.STEPS.REMAINING.ANSWER', { name })}</legend>
        {castValues.map((value) => (
          <button
            key={value}
            type="button"
            className={css.choice}
            disabled={answers.busy}
            onClick={() => void answers.say(seat.id, value)}
          >
            <VoteSign value={value} size={24} />
            {say(`COURSE.VALUES.${value}`)}
          </button>
        ))}
      </fieldset>
      <div className={css.hint}>
        <span>{say('COURSE.STEPS.REMAINING.HINT')}</span>
        {count > 1 && (
          <Button variant="subtle" disabled={answers.busy} onClick={() => void answers.others('noVote', [])}>
            {say('COURSE.STEPS.REMAINING.ABSTAIN', { count })}
          </Button>
        )}
      </div>
    </>
  );
}
