import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyRow } from '#contract/surveys/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Marks, StateTag, useWhenText } from '../rows/Marks.tsx';
import { SurveyName, useAnsweredText } from './SurveyColumns.tsx';

/** The way to a new survey. */
export function NewSurvey() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...surveyLinks.add()} />}
    >
      {say('SURVEY.NEW')}
    </Button>
  );
}

/** A house that was asked nothing yet. */
export function NoSurveys() {
  const say = useText();
  const administers = useMay('survey', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('SURVEY.EMPTY.TITLE')}
        text={say(administers ? 'SURVEY.EMPTY.TEXT' : 'SURVEY.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>{administers && <NewSurvey />}</OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without surveys. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('SURVEY.EMPTY.TAB_TITLE')} text={say('SURVEY.EMPTY.TAB_TEXT')} />;
}

/** A survey in the list on a narrow screen. */
export function SurveyCard({ row }: { row: SurveyRow }) {
  const when = useWhenText();
  const answered = useAnsweredText();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag survey={row} />
          <span>{row.status !== 'concept' && answered(row)}</span>
        </>
      }
      title={<SurveyName row={row} />}
      rest={
        <ListRest>
          <Marks survey={row} />
          <span>{when(row)}</span>
        </ListRest>
      }
    />
  );
}
