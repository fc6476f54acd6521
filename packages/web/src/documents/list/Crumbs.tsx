import { IconArrowUp, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { besideFolder } from '../file/data.ts';
import css from './Crumbs.module.css';

/** The way to the folder that is open; on a narrow screen one folder up, and where we are. */
export function Crumbs({ place: { folder, breadcrumb } }: { place: FolderList }) {
  const say = useText();
  const narrow = useNarrow();
  if (!folder) return null;
  const above = breadcrumb.slice(0, -1);
  const last = above.at(-1);
  const upName = last?.name ?? say('DOCS.TITLE');
  if (narrow)
    return (
      <nav aria-label={say('DOCS.WAY')}>
        <Link {...besideFolder(last?.id ?? null)} className={css.link} aria-label={say('DOCS.UP', { name: upName })}>
          <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
          {upName}
        </Link>
        <h2 className={css.here}>{folder.name}</h2>
      </nav>
    );
  return (
    <nav aria-label={say('DOCS.WAY')}>
      <ol className={css.crumbs}>
        {[{ id: null, name: say('DOCS.TITLE') }, ...above].map(({ id, name }) => (
          <li key={id} className={css.crumb}>
            <Link {...besideFolder(id)} className={css.link}>
              {name}
            </Link>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </li>
        ))}
        <li className={css.crumb}>
          <span className={css.here} aria-current="page">
            {folder.name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
