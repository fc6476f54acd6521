import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { StateTag } from '../rows/Marks.tsx';
import css from './Report.module.css';

/** What it follows and what follows it, what it repeats and what repeats it; nothing where it stands alone. */
export function RelatedReports({ r }: { r: ReportDetail }) {
  const say = useText();
  const some = (name: TextKey, all: readonly (ReportDetail['followedBy'][number] | null)[]) =>
    all.flatMap((one) => (one ? [{ ...one, name }] : []));
  const rows = [
    ...some('REPORT.RELATED.FOLLOWS', [r.follows]),
    ...some('REPORT.RELATED.FOLLOWED_BY', r.followedBy),
    ...some('REPORT.RELATED.DUPLICATE_OF', [r.duplicateOf]),
    ...some('REPORT.RELATED.DUPLICATES', r.duplicates),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={say('REPORT.RELATED.TITLE')}>
      <CardRows>
        {rows.map(({ id, name, title, status }) => (
          <CardRow key={`${name}${id}`}>
            <span className={css.rows}>
              <span className={css.kind}>{say(name)}</span>
              <Link {...reportLinks.one(id)} className={css.linked}>
                {typo(title)}
              </Link>
              <StateTag state={status} />
            </span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
