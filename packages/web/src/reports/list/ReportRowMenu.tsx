import { IconArchive, IconPencil, IconTool, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportRow } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useArchive, useRemove } from '../rows/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What may be done with one report from the list, by who administers them. */
export function ReportRowMenu({ row }: { row: ReportRow }) {
  const say = useText();
  const archive = useArchive();
  const remove = useRemove();
  const isOver = row.status === 'solved' || row.status === 'archive';
  return (
    <>
      <MenuItem
        leftSection={<IconTool {...icon} />}
        renderRoot={(props) => <Link {...props} {...reportLinks.one(row.id)} />}
      >
        {say('REPORT.OPEN')}
      </MenuItem>
      {!isOver && (
        <MenuItem
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...reportLinks.edit(row.id)} />}
        >
          {say('REPORT.EDIT_DO')}
        </MenuItem>
      )}
      {row.status === 'solved' && (
        <MenuItem leftSection={<IconArchive {...icon} />} onClick={() => void archive(row)}>
          {say('REPORT.ARCHIVE.YES')}
        </MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(row)}>
        {say('REPORT.DELETE.YES')}
      </MenuItem>
    </>
  );
}
