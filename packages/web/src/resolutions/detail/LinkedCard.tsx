import { Link } from '@tanstack/react-router';
import type { Place } from '#contract/base/calls/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import css from './Resolution.module.css';

type Called = { id: number; name: string };

/** Reports, votes and documents that belong to it; nothing where none do. */
export function LinkedCard({ r: { reports, votes, files } }: { r: ResolutionDetail }) {
  const say = useText();
  if (reports.length + votes.length + files.length === 0) return null;
  return (
    <Card title={say('RESOLUTION.LINKED.TITLE')} padded>
      <div className={css.linked}>
        <Listed name={say('RESOLUTION.LINKED.REPORTS')} rows={reports} at={reportLinks.one} />
        <Listed name={say('RESOLUTION.LINKED.VOTES')} rows={votes} at={voteLinks.one} />
        <Attachments files={[]} chosen={files} showVisibility={false} label={say('RESOLUTION.LINKED.DOCUMENTS')} />
      </div>
    </Card>
  );
}

function Listed({ name, rows, at }: { name: string; rows: readonly Called[]; at: (id: number) => Place }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {rows.map((one) => (
          <li key={one.id}>
            <Link {...linkTo(at(one.id))}>{typo(one.name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
