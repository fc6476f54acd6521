import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { SurveyFacts } from '../rows/SurveyFacts.tsx';
import { CodesCard } from './CodesCard.tsx';
import { ParticipationCard } from './ParticipationCard.tsx';
import { QuestionCounts } from './QuestionCounts.tsx';
import css from './Results.module.css';

type Props = { survey: SurveyDetail; onPeople?: (() => void) | undefined };

/** What was answered, question after question; who took part, and the codes by which everybody finds their own answer. */
export function ResultsSection({ survey, onPeople }: Props) {
  const say = useText();
  const { results, anonymous, finishedAt, resultState } = survey;
  return (
    <Columns>
      <Column>{results ? <Counts survey={survey} results={results} /> : <NotShown survey={survey} />}</Column>
      <Column>
        <Note>{say('SURVEY_RESULT.BINDS_NOBODY')}</Note>
        <ParticipationCard survey={survey} onPeople={onPeople} />
        {anonymous && finishedAt !== null && resultState !== 'afterEnd' && <CodesCard id={survey.id} />}
        <CameOfIt survey={survey} />
        <SurveyFacts survey={survey} />
      </Column>
    </Columns>
  );
}

/** Votes that its result was turned into, as far as the reader may open them. */
function CameOfIt({ survey: { became } }: Pick<Props, 'survey'>) {
  const say = useText();
  if (became.length === 0) return null;
  return (
    <Card title={say('SURVEY_RESULT.TURN.CAME')} padded>
      <ul className={css.came}>
        {became.map(({ id, title }) => (
          <li key={id}>
            <Link {...voteLinks.one(id)}>{typo(title)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Under so many answers a result would tell who they are of. */
const few = 5;

type CountsProps = { survey: SurveyDetail; results: NonNullable<SurveyDetail['results']> };
function Counts({ survey, results }: CountsProps) {
  const say = useText();
  if (results.answered === 0)
    return (
      <Card>
        <EmptyState kind="empty" title={say('SURVEY_RESULT.NONE_TITLE')} text={say('SURVEY_RESULT.NONE_TEXT')} />
      </Card>
    );
  return (
    <>
      {survey.anonymous && results.answered < few && <Note tone="warn">{say('SURVEY_RESULT.FEW_AT_ALL')}</Note>}
      <Card>
        <ol className={css.questions}>
          {survey.questions.map((question, i) => {
            const result = results.questions.find(({ questionId }) => questionId === question.id);
            return (
              result && (
                <QuestionCounts key={question.id} survey={survey} question={question} result={result} number={i + 1} />
              )
            );
          })}
        </ol>
      </Card>
    </>
  );
}

/** Why there is nothing to read yet; how many answered may be known all the same. */
function NotShown({ survey: { resultState, dateTo, anonymous } }: { survey: SurveyDetail }) {
  const say = useText();
  const moment = useMomentText();
  const why = resultState === 'shown' ? 'afterEnd' : resultState;
  const until =
    why === 'afterEnd' && dateTo && Date.parse(dateTo) > Date.now() ? moment(dateTo, 'SURVEY_RESULT.WAITS_UNTIL') : '';
  return (
    <Card>
      <EmptyState
        kind="lock"
        title={say(`SURVEY_RESULT.WAITS.${why}_TITLE`)}
        text={[
          say(`SURVEY_RESULT.WAITS.${why}`),
          until,
          anonymous && why === 'afterEnd' && say('SURVEY_RESULT.WAITS_COUNT'),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </Card>
  );
}
