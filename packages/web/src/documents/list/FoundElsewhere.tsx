import { Link } from '@tanstack/react-router';
import { documents } from '#contract/documents/endpoints.ts';
import { documentLinks, pageOf } from '#contract/documents/links.ts';
import { useReading } from '../../base/data.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Marked } from '../../kit/text/Marked.tsx';
import { whereIn } from '../file/where.ts';
import css from './FoundElsewhere.module.css';

/** What the same words find outside of the open folder, by name, description or inside; nothing where there is nothing. */
export function FoundElsewhere({ asked, here }: { asked: string; here: ReadonlySet<number> }) {
  const say = useText();
  const { data } = useReading(documents.search, { text: asked }, { keep: true });
  const found = (data?.files ?? []).filter(({ id }) => !here.has(id));
  if (found.length === 0) return null;
  return (
    <Card title={say('DOCS.ELSEWHERE')}>
      <ul className={css.list}>
        {found.map(({ id, title, detail, page, piece, isScan }) => (
          <li key={id}>
            <Link {...linkTo(documentLinks.one(id), pageOf(page))} className={css.row}>
              <span className={css.title}>
                <Marked text={title} asked={asked} />
              </span>
              {piece && (
                <span>
                  {whereIn(say, { page, isScan })}
                  <Marked text={piece} asked={asked} />
                </span>
              )}
              {detail && <span className={css.place}>{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
