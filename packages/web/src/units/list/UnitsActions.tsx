import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconDownload, IconFileImport, IconPlus, IconScale } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { importLinks } from '#contract/imports/links.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { type UnitList, useExport } from '../rows/data.ts';

type Exporting = { busy: boolean; run: () => void };

function More({ exporting, administers }: { exporting: Exporting | null; administers: boolean }) {
  const say = useText();
  return (
    <DropMenu
      width={260}
      opener={
        <ActionIcon aria-label={say('UNITS.MORE')} variant="default">
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      }
    >
      {exporting && (
        <MenuItem
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          disabled={exporting.busy}
          onClick={exporting.run}
        >
          {say('UNITS.EXPORT')}
        </MenuItem>
      )}
      <MenuItem
        leftSection={<IconScale size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...unitLinks.check()} />}
      >
        {say('UNITS.CHECK')}
      </MenuItem>
      {administers && (
        <MenuItem
          leftSection={<IconFileImport size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...importLinks.units()} />}
        >
          {say('UNITS.IMPORT')}
        </MenuItem>
      )}
    </DropMenu>
  );
}

/** Buttons of the list: export for everybody, the rest for those who administer. */
export function UnitsActions({ list, empty }: { list: UnitList; empty: boolean }) {
  const say = useText();
  const narrow = useNarrow();
  const administers = useMay('rooms', 'rw');
  const reads = useMay('rooms', 'r');
  const [busy, setBusy] = useState(false);
  const download = useExport(list);
  const exportNow = async () => {
    setBusy(true);
    await download().catch(() => undefined);
    setBusy(false);
  };
  if (!reads) return null;
  const exporting = { busy, run: () => void exportNow() };
  return (
    <>
      <More exporting={narrow && !empty ? exporting : null} administers={administers} />
      {!narrow && !empty && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={exporting.run}
        >
          {say('UNITS.EXPORT')}
        </Button>
      )}
      {administers && (
        <Button
          variant={empty ? 'default' : 'filled'}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link {...props} {...unitLinks.add()} />}
        >
          {say('UNITS.NEW')}
        </Button>
      )}
    </>
  );
}
