import { useState } from 'react';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import css from './Paper.module.css';
import { PaperForm } from './PaperForm.tsx';

/** Papers that came back are typed in, one after another; never more than were given out. */
export function PaperSection({ survey }: { survey: SurveyDetail }) {
  const say = useText();
  const [turn, next] = useState(0);
  const { given, recorded } = survey.papers ?? { given: 0, recorded: 0 };
  if (given === 0)
    return (
      <Card>
        <EmptyState kind="empty" title={say('SURVEY_PAPERS.NONE_TITLE')} text={say('SURVEY_PAPERS.NONE_TEXT')} />
      </Card>
    );
  if (recorded >= given)
    return (
      <Card>
        <EmptyState
          kind="done"
          title={say('SURVEY_PAPERS.DONE_TITLE')}
          text={say('SURVEY_PAPERS.DONE_TEXT', { count: given })}
        />
      </Card>
    );
  return (
    <div className={css.section}>
      <PageLead>
        {say('SURVEY_PAPERS.RECORDED', { recorded, given })}{' '}
        {say(survey.anonymous ? 'SURVEY_PAPERS.RECORD_ANONYMOUS' : 'SURVEY_PAPERS.RECORD_NAMED')}
      </PageLead>
      <PaperForm key={turn} survey={survey} onDone={() => next(turn + 1)} fresh={turn > 0} />
    </div>
  );
}
