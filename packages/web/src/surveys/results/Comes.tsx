import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { urlOf } from '#contract/base/calls/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { surveyLinks } from '#contract/surveys/links.ts';
import { averageOf, leadingOf } from '#contract/surveys/rules-kinds.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import type { QuestionResult } from '#contract/surveys/schema-results.ts';
import { beginningWith } from '../../base/begun.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useFormat, useText } from '../../base/texts.tsx';
import { useAnswerName } from '../rows/useAnswerName.ts';
import css from './Results.module.css';

type Props = { survey: SurveyDetail; question: Question; result: QuestionResult };

/** What follows from the counts: the middle of a scale, and of dates the event of the one that most can come on. */
export function Comes({ survey, question, result }: Props) {
  const say = useText();
  const format = useFormat();
  const average = averageOf(question, result);
  if (average !== null) {
    const said = format.number(average, { minimumFractionDigits: 2 });
    return (
      <p className={css.middle}>{say('SURVEY_RESULT.AVERAGE', { average: said, most: question.answers.length })}</p>
    );
  }
  return question.kind === 'dates' && survey.status === 'finished' ? (
    <Events survey={survey} question={question} result={result} />
  ) : null;
}

/** One button for each of the dates that are equal, for whoever may write events. */
function Events({ survey, question, result }: Props) {
  const say = useText();
  const nameOf = useAnswerName();
  const writes = useMay('events', 'rw');
  const { visitUntil } = useMe();
  const first = leadingOf(result);
  const offered = question.answers.filter((a) => a.at !== null && first.includes(a.id));
  if (!writes || visitUntil || offered.length === 0) return null;
  const origin = urlOf(location.origin, surveyLinks.results(survey.id));
  const text = say('SURVEY_RESULT.TURN.ORIGIN', { name: survey.name, origin });
  return (
    <div className={css.events}>
      {offered.map(({ id, ...named }) => (
        <Button
          key={id}
          variant="default"
          leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => (
            <Link
              {...props}
              {...eventLinks.add()}
              state={beginningWith({ title: survey.name, text, at: named.at as string })}
            />
          )}
        >
          {say('SURVEY_RESULT.EVENT', { when: nameOf(named) })}
        </Button>
      ))}
    </div>
  );
}
