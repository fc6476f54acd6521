import { Link } from '@tanstack/react-router';
import { documentLinks, pageOf } from '#contract/documents/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Marked } from '../../kit/text/Marked.tsx';
import { whereIn } from '../file/where.ts';
import css from './InsidePiece.module.css';
import { useInside } from './inside.ts';

/** What was found inside of a file, as the link to its page; nothing where it was found by its name. */
export function InsidePiece({ id }: { id: number }) {
  const say = useText();
  const { asked, found } = useInside(id);
  if (!found) return null;
  return (
    <Link {...linkTo(documentLinks.one(id), pageOf(found.page))} className={css.piece}>
      <span>{whereIn(say, found)}</span>
      <Marked text={found.piece} asked={asked} />
    </Link>
  );
}
