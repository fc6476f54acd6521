import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { fewestJudged } from '#contract/handovers/rules.ts';
import type { JobsOfContact } from '#contract/handovers/schema.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import css from './Firm.module.css';

/** What the contact was given to mend and how long it took; nothing while it was given nothing. */
export function JobsCard({ id }: { id: number }) {
  const say = useText();
  const reads = useMay('reports', 'r');
  const { data } = useReading(handovers.ofContact, { id }, { when: reads && Number.isInteger(id) && id > 0 });
  if (!data || data.total === 0) return null;
  const { total, solved, judged, mended, hours, jobs } = data;
  return (
    <Card title={say('HANDOVER.JOBS.TITLE')}>
      <CardLead>
        {say('HANDOVER.JOBS.COUNT', { count: total, solved })}
        {hours !== null && `. ${usually(say, hours)}`}
      </CardLead>
      {judged > 0 && <Verdicts judged={judged} mended={mended} />}
      <CardRows>
        {jobs.map((job) => (
          <CardRow key={job.id}>
            <Job job={job} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Verdicts({ judged, mended }: { judged: number; mended: number }) {
  const label = useText()('HANDOVER.JOBS.VERDICTS', { judged, mended });
  const share = (100 * mended) / judged;
  return (
    <div className={css.verdicts}>
      <b>{label}</b>
      {judged >= fewestJudged && (
        <Meter
          label={label}
          parts={[
            { tone: 'for', percent: share },
            { tone: 'against', percent: 100 - share },
          ]}
        />
      )}
    </div>
  );
}

/** In hours within two days, else in days. */
const usually = (say: ReturnType<typeof useText>, hours: number): string =>
  hours < 48
    ? say('HANDOVER.JOBS.HOURS', { n: Math.max(1, Math.ceil(hours)) })
    : say('HANDOVER.JOBS.DAYS', { n: Math.ceil(hours / 24) });

function Job({ job }: { job: JobsOfContact['jobs'][number] }) {
  const say = useText();
  const { day } = useWhen();
  const told = job.solvedAt
    ? say('HANDOVER.JOBS.SOLVED', { when: day(job.solvedAt) })
    : job.day
      ? say('HANDOVER.JOBS.COMES', { when: day(job.day.day) })
      : say(`HANDOVER.STATES.${job.state}`);
  return (
    <span className={css.job}>
      <Link {...reportLinks.one(job.id)} className={css.name}>
        {typo(job.title)}
      </Link>
      <span className={css.quiet}>
        {say('HANDOVER.JOBS.GIVEN', { when: day(job.at) })}, {told}
        {job.verdict && `, ${say(`HANDOVER.JOBS.JUDGED.${job.verdict}`)}`}
      </span>
    </span>
  );
}
