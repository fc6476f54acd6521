import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import type { Became } from '#contract/discussion/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { useText } from '../../base/texts.tsx';
import css from './Watched.module.css';

const linkTo = { report: reportLinks.one, vote: voteLinks.one };

/** Under a reply: the reports and votes that came of it, as far as the reader may open them. */
export function CameOf({ became, of }: { became: readonly Became[]; of: number }) {
  const say = useText();
  const these = became.filter(({ commentId }) => commentId === of);
  if (these.length === 0) return null;
  return (
    <ul className={css.came}>
      {these.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`}>
          {say(`DISCUSSION.TURN.CAME_${kind}`)} <Link {...linkTo[kind](id)}>{typo(title)}</Link>
        </li>
      ))}
    </ul>
  );
}
