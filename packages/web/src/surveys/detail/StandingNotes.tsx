import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Note } from '../../kit/page/Note.tsx';

type Props = { survey: SurveyDetail };

/** Why it is not answered here and now, and what is known of the reader's own answers. */
export function StandingNotes({ survey }: Props) {
  const say = useText();
  const moment = useMomentText();
  const { status, ahead, dateFrom, mine, may } = survey;
  const over = status === 'finished';
  return (
    <>
      {ahead && dateFrom && <Note>{moment(dateFrom, 'SURVEY.NOTES.AHEAD')}</Note>}
      {over && <Note>{say('SURVEY.NOTES.OVER')}</Note>}
      {mine.map((m) => (
        <MineNote key={m.unitId} mine={m} over={over} />
      ))}
      {!over && !ahead && mine.length === 0 && !may.answer && <Note>{say('SURVEY.NOTES.NOT_YOURS')}</Note>}
      <ToResults survey={survey} />
    </>
  );
}

/** What is known of one own answer: that it came and from whom, that a paper is out, or that it never came. */
function MineNote({ mine: { state, unit, by }, over }: { mine: Mine; over: boolean }) {
  const say = useText();
  if (state === 'waiting' && !over) return null;
  const key = state === 'answered' ? (by ? 'ANSWERED_BY' : 'ANSWERED') : state === 'paper' ? 'PAPER' : 'MISSED';
  return (
    <Note tone={state === 'answered' ? 'ok' : state === 'paper' ? 'warn' : 'info'}>
      {unit && (
        <>
          <UnitBadge number={unit} />{' '}
        </>
      )}
      {say(`SURVEY.NOTES.${key}`, { name: by ?? '' })}
    </Note>
  );
}

/** The way to the results, where there is anything to read. */
function ToResults({ survey: { id, resultState } }: Props) {
  const say = useText();
  if (resultState !== 'shown') return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconChartBar size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...surveyLinks.results(id)} />}
      >
        {say('SURVEY.TO_RESULTS')}
      </Button>
    </div>
  );
}
