import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { resolutionLinks } from '#contract/resolutions/links.ts';
import type { PointResolution } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { ResultTag } from './Marks.tsx';
import css from './PointRows.module.css';

/** Resolutions of one meeting, each with its number and how it came out. */
export function PointRows({ rows }: { rows: readonly PointResolution[] }) {
  const say = useText();
  return (
    <CardRows>
      {rows.map(({ id, number, name, adopted }) => (
        <CardRow key={id}>
          <span className={css.one}>
            <Link {...resolutionLinks.one(id)}>{typo(name)}</Link>
            <span className={css.number}>{say('RESOLUTION.NO', { number })}</span>
          </span>
          <ResultTag adopted={adopted} />
        </CardRow>
      ))}
    </CardRows>
  );
}
