import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { confirm } from '../../kit/dialog/confirm.tsx';
import css from './Summary.module.css';

type Props = { survey: SurveyDetail; missing: Record<string, TextKey>; unsaved: boolean };

/** Starts the survey after a question that names what follows; it is not offered while something is missing. */
export function StartButton({ survey, missing, unsaved }: Props) {
  const say = useText();
  const moment = useMomentText();
  const navigate = useNavigate();
  const start = useChange(surveys.start);
  const why = useId();
  const isMissing = Object.keys(missing).length > 0;
  const { dateFrom, name, id, updatedAt } = survey;
  const isAhead = dateFrom !== null && Date.parse(dateFrom) > Date.now();
  const go = async () => {
    const sure = await confirm({
      title: say('SURVEY_FORM.START.TITLE', { name: typo(name) }),
      text: isAhead ? moment(dateFrom, 'SURVEY_FORM.START.TEXT_AHEAD') : say('SURVEY_FORM.START.TEXT'),
      yes: say('SURVEY_FORM.START.DO'),
      no: say('SURVEY_FORM.START.NO'),
    });
    if (!sure) return;
    const started = await start.run({ id, updatedAt }).catch(() => undefined);
    if (started) await navigate({ ...surveyLinks.one(id), replace: true });
  };
  return (
    <>
      <span id={why} className={css.reason} role="status">
        {isMissing && (
          <>
            <IconAlertTriangle size={18} stroke={2} aria-hidden="true" />
            {say('SURVEY_FORM.START.MISSING')}
          </>
        )}
        {!isMissing && unsaved && say('SURVEY_FORM.START.SAVE_FIRST')}
      </span>
      <Button
        loading={start.busy}
        disabled={isMissing || unsaved}
        aria-describedby={why}
        leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void go()}
      >
        {say('SURVEY_FORM.START.DO')}
      </Button>
    </>
  );
}
