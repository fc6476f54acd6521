import { Button } from '@mantine/core';
import { IconArrowUp, IconChevronRight } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import css from './PickDialog.module.css';

type Props = {
  place: FolderList;
  head: Ref<HTMLHeadingElement>;
  onOpen: (folderId: number | null) => void;
};

/** Where we are among the folders, and the way up; a phone has one folder up alone. */
export function PickWay({ place: { folder, breadcrumb }, head, onOpen }: Props) {
  const say = useText();
  const narrow = useNarrow();
  const above = [{ id: null, name: say('DOCS.TITLE') }, ...breadcrumb.slice(0, -1)];
  const up = above.at(-1)?.id ?? null;
  return (
    <nav aria-label={say('DOCS.WAY')} className={css.way}>
      {folder && (
        <Button
          variant="default"
          leftSection={<IconArrowUp size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onOpen(up)}
        >
          {say('ATTACHED.PICK.UP')}
        </Button>
      )}
      {folder && !narrow && (
        <ol className={css.crumbs}>
          {above.map(({ id, name }) => (
            <li key={id} className={css.crumb}>
              <button type="button" className={css.link} onClick={() => onOpen(id)}>
                {name}
              </button>
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </li>
          ))}
        </ol>
      )}
      <h3 ref={head} tabIndex={-1} className={css.here}>
        {folder?.name ?? say('DOCS.TITLE')}
      </h3>
    </nav>
  );
}
