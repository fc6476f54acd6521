import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileImport, IconPlus, IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { type UnitList, useExport } from './data.ts';

/** Buttons of the list: export for everybody, the rest for those who administer. */
export function UnitsActions({ list }: { list: UnitList }) {
  const say = useText();
  const administers = useMay('rooms', 'rw');
  const [busy, setBusy] = useState(false);
  const run = useExport(list);
  const exportNow = async () => {
    setBusy(true);
    await run().catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon aria-label={say('UNITS.MORE')} variant="default">
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconScale size={20} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} to="/jednotky/kontrola" />}
          >
            {say('UNITS.CHECK')}
          </Menu.Item>
          {administers && (
            <Menu.Item
              leftSection={<IconFileImport size={20} stroke={1.75} />}
              renderRoot={(props) => <Link {...props} to={'/jednotky/import' as never} />}
            >
              {say('UNITS.IMPORT')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void exportNow()}
      >
        {say('UNITS.EXPORT')}
      </Button>
      {administers && (
        <Button
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} to="/jednotky/novy" />}
        >
          {say('UNITS.NEW')}
        </Button>
      )}
    </>
  );
}
