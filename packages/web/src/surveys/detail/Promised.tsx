import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { HowGuarded } from '../rows/HowGuarded.tsx';
import css from './Promised.module.css';

type Props = { survey: SurveyDetail; mine: Mine };

/** What of an answer will be known, before it is given. */
export function Promised({ survey: { anonymous, namesShown }, mine: { unit } }: Props) {
  const say = useText();
  const Sign = anonymous ? IconEyeOff : IconEye;
  return (
    <div className={css.note}>
      <Sign size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <p>
          {anonymous && unit && (
            <>
              {say('SURVEY_ANSWER.PROMISE_BEFORE')} <UnitBadge number={unit} /> {say('SURVEY_ANSWER.PROMISE_AFTER')}
            </>
          )}
          {anonymous && !unit && say('SURVEY_ANSWER.PROMISE')}
          {!anonymous && say(namesShown ? 'SURVEY_ANSWER.NAMED_ALL' : 'SURVEY_ANSWER.NAMED_COMMITTEE')}
        </p>
        {anonymous && <HowGuarded />}
      </div>
    </div>
  );
}
