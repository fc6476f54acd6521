import { typo } from '#contract/base/words/typo.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PlainWords } from '../../comments/CommentList.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { OverdueTag } from '../rows/Marks.tsx';
import { usePlaceText } from '../rows/usePlaceText.ts';
import { AlsoButton } from './AlsoButton.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import css from './Report.module.css';

type Props = { r: ReportDetail };

/** What is the matter, in words and photographs; where it is, who solves it and who reads it. */
export function ReportText({ r }: Props) {
  const say = useText();
  const place = usePlaceText()(r.place);
  const facts: Fact[] = [
    [say('REPORT.FORM.PLACE'), place || say('REPORT.DETAIL.NO_PLACE')],
    [say('REPORT.COLUMNS.SOLVER'), <Solver key="solver" r={r} />],
    ...(r.dueOn ? [[say('REPORT.DUE.TITLE'), <Due key="due" r={r} />] satisfies Fact] : []),
    [say('REPORT.FORM.VISIBILITY'), <Readers key="readers" r={r} />],
  ];
  return (
    <Card>
      <div className={css.text}>
        <PlainWords text={r.description} />
        {r.attachments.length + r.files.length > 0 && (
          <div className={css.photos}>
            <Attachments files={r.attachments} chosen={r.files} label={say('REPORT.DETAIL.ATTACHED')} gallery />
          </div>
        )}
        <AlsoButton r={r} />
      </div>
      <div className={css.facts}>
        <Facts facts={facts} />
      </div>
    </Card>
  );
}

function Solver({ r: { solver, solverPerson } }: Props) {
  const say = useText();
  if (!solver) return say('REPORT.DETAIL.NO_SOLVER');
  return (
    <span className={css.person}>
      <Avatar name={solver.full_name} picture={solverPerson?.avatar ?? null} size="s" />
      {solver.full_name}
    </span>
  );
}

/** The last day to solve it, and how far over it is. */
function Due({ r: { dueOn, daysOver } }: Props) {
  const { day } = useWhen();
  return (
    <span className={css.due}>
      {dueOn && day(dueOn)}
      <OverdueTag days={daysOver} />
    </span>
  );
}

/** A private one says whom it is for, and to whom that is told also by name. */
function Readers({ r: { visibility, readers } }: Props) {
  const say = useText();
  if (visibility === 'public') return say('REPORT.VISIBILITY.public');
  const names = (readers ?? []).map((one) => one.full_name);
  return (
    <>
      {say('REPORT.DETAIL.PRIVATE')}
      {names.length > 0 && (
        <ul className={css.people}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** How it was solved, by whom and when; above the rest, because it is what people come for. */
export function SolutionCard({ r: { solution, outcome, solvedAt, solvedBy, attachments, afterId } }: Props) {
  const say = useText();
  const { moment } = useWhen();
  if (!outcome || outcome === 'withdrawn' || !solvedAt) return null;
  return (
    <Card title={say('REPORT.DETAIL.SOLUTION')} padded>
      <p className={css.outcome}>{say(`REPORT.OUTCOMES.${outcome}`)}</p>
      {solution && <PlainWords text={solution} />}
      <BeforeAfter files={attachments} afterId={afterId} />
      <p className={css.by}>{[solvedBy && typo(solvedBy.full_name), moment(solvedAt)].filter(Boolean).join(', ')}</p>
    </Card>
  );
}
