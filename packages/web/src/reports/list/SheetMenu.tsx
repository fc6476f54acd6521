import { ActionIcon } from '@mantine/core';
import { IconDots, IconHourglass, IconPrinter, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { type ReportListState, useSheet } from '../rows/data.ts';
import { TimesDialog } from './TimesDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The list as it stands, on paper or as a sheet. */
export function SheetMenu({ list }: { list: ReportListState }) {
  const say = useText();
  const save = useSheet(list);
  const administers = useMay('reports', 'rw');
  const [isMeasuring, measure] = useState(false);
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <ActionIcon aria-label={say('REPORT.MORE')} variant="default">
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => void save('print')}>
          {say('REPORT.PRINT')}
        </MenuItem>
        <MenuItem leftSection={<IconTable {...icon} />} onClick={() => void save('exportTicket')}>
          {say('REPORT.XLSX')}
        </MenuItem>
        {administers && (
          <MenuItem leftSection={<IconHourglass {...icon} />} onClick={() => measure(true)}>
            {say('REPORT.TIMES.TITLE')}
          </MenuItem>
        )}
      </DropMenu>
      {isMeasuring && <TimesDialog onClose={() => measure(false)} />}
    </>
  );
}
