import { reportFollow } from '#contract/reports/endpoints-follow.ts';
import { type ReportDetail, reportStates } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { FollowMenu } from '../../follow/FollowMenu.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ArchSteps, type Step } from '../../kit/page/ArchSteps.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Report.module.css';

/** The way of a report in four steps, each with its day and who took it. */
export function ReportSteps({ r }: { r: ReportDetail }) {
  const say = useText();
  const { moment } = useWhen();
  const { status, outcome, createdAt, solvingAt, solvedAt, archivedAt } = r;
  const told = (at: string | null, name?: string | null) => at && [moment(at), name].filter(Boolean).join(', ');
  const days: Record<Step['name'], string | null> = {
    new: told(createdAt, r.owner?.full_name),
    solving: told(solvingAt, r.solver?.full_name),
    solved: told(solvedAt, r.solvedBy?.full_name),
    archive: told(archivedAt),
  };
  const isWithdrawn = outcome === 'withdrawn';
  // Of one that was taken back nothing came between.
  const kept = isWithdrawn ? (['new', 'archive'] as const) : reportStates;
  const isOver = status === 'archive';
  const at = isOver ? kept.length : kept.indexOf(status as 'new');
  const steps = kept.map((state): Step => {
    const detail = days[state] || (state === 'solved' ? say('REPORT.STEPS.solved_HINT') : undefined);
    const name = say(isWithdrawn && state === 'archive' ? 'REPORT.OUTCOMES.withdrawn' : `REPORT.STEPS.${state}`);
    return { name, ...(detail && { detail }) };
  });
  return (
    <Card title={say('REPORT.STEPS.TITLE')} padded>
      <ArchSteps label={say('REPORT.STEPS.TITLE')} steps={steps} at={at} now={say('REPORT.STEPS.NOW')} />
      {(r.may.solve || r.may.followUp) && (
        <div className={css.note}>
          <Note>{say(r.may.solve ? 'REPORT.STEPS.FINAL' : 'REPORT.STEPS.AGAIN')}</Note>
        </div>
      )}
      {r.follow && (
        <div className={css.follow}>
          <FollowMenu call={reportFollow.follow} id={r.id} way={r.follow} />
        </div>
      )}
    </Card>
  );
}
