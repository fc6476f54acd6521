import { Link, type LinkProps } from '@tanstack/react-router';
import { attached } from '#contract/documents/endpoints-attached.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import css from './Uses.module.css';

/** What the document is attached to; nothing where it is nowhere that the asker may open. */
export function Uses({ file: { id, versionNumber } }: { file: DocumentDetail }) {
  const say = useText();
  const { data } = useReading(attached.uses, { files: [id] });
  if (!data || data.total === 0) return null;
  const left = data.total - data.uses.length;
  return (
    <Card title={say('ATTACHED.USES.TITLE')} padded>
      <ul className={css.uses}>
        {data.uses.map(({ path, title, version }) => (
          <li key={`${path} ${title} ${version}`}>
            {/* The server says where the thing stands: any noun may be there. */}
            <Link {...({ to: path } as Pick<LinkProps, 'to'>)} className={css.link}>
              {title}
            </Link>
            {version < versionNumber && (
              <span className={css.older}>{say('ATTACHED.USES.OLDER', { version: String(version) })}</span>
            )}
          </li>
        ))}
        {left > 0 && <li>{say('ATTACHED.USES.MORE', { count: left })}</li>}
      </ul>
    </Card>
  );
}
