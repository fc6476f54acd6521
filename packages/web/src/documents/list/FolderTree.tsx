import { IconFolder, IconFolderOpen, IconFolders, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { FolderNode } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { besideFolder, useTree } from '../file/data.ts';
import { chainTo } from '../file/tree.ts';
import css from './FolderTree.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { openId: number | null };

/** All folders that are for the asker; opened on the way to the one that is open. */
export function FolderTree({ openId }: Props) {
  const say = useText();
  const { data } = useTree();
  const way = new Set(chainTo(data?.folders ?? [], openId).map(({ id }) => id));
  return (
    <nav className={css.tree} aria-label={say('DOCS.TREE')}>
      <ul className={css.list}>
        <li>
          <Link {...besideFolder(null)} className={css.link} aria-current={openId === null ? 'page' : undefined}>
            <IconFolders {...icon} />
            <span className={css.name}>{say('DOCS.ALL')}</span>
          </Link>
        </li>
        {data?.folders.map((node) => (
          <Branch key={node.id} node={node} openId={openId} way={way} />
        ))}
      </ul>
    </nav>
  );
}

function Branch({ node, openId, way }: Props & { node: FolderNode; way: ReadonlySet<number> }) {
  const say = useText();
  const isHere = node.id === openId;
  const Sign = isHere ? IconFolderOpen : IconFolder;
  const isFew = node.visibility !== 'public';
  return (
    <li>
      <Link
        {...besideFolder(node.id)}
        className={css.link}
        title={node.name}
        aria-current={isHere ? 'page' : undefined}
      >
        <Sign {...icon} />
        <span className={css.name}>{node.name}</span>
        {isFew && (
          <>
            <IconLock size={16} stroke={1.75} aria-hidden="true" />
            <span className="vh">{say(`FOLDER.VISIBILITY.${node.visibility}`)}</span>
          </>
        )}
      </Link>
      {way.has(node.id) && node.children.length > 0 && (
        <ul className={css.list}>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} openId={openId} way={way} />
          ))}
        </ul>
      )}
    </li>
  );
}
