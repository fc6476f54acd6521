import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPrinter, IconTable } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/table/DropMenu.tsx';
import { type ReportListState, useSheet } from '../rows/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The list as it stands, on paper or as a sheet. */
export function SheetMenu({ list }: { list: ReportListState }) {
  const say = useText();
  const save = useSheet(list);
  return (
    <DropMenu
      width={260}
      opener={
        <ActionIcon aria-label={say('REPORT.MORE')} variant="default">
          <IconDots {...icon} />
        </ActionIcon>
      }
    >
      <Menu.Item leftSection={<IconPrinter {...icon} />} onClick={() => void save('print')}>
        {say('REPORT.PRINT')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTable {...icon} />} onClick={() => void save('exportTicket')}>
        {say('REPORT.XLSX')}
      </Menu.Item>
    </DropMenu>
  );
}
