import { ActionIcon } from '@mantine/core';
import { IconDots, IconPalette, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { associationLinks } from '#contract/association/links.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import type { CalendarParts } from '../../define-noun.ts';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useWrites } from '../rows/data.ts';
import { tabId } from '../tab.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { parts: CalendarParts | undefined; day: Day };

/** What else there is to do with the calendar. */
export function CalendarMenu({ parts, day }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const writes = useWrites();
  const [prints, print] = useState(false);
  if (!parts && !writes) return null;
  return (
    <>
      <DropMenu
        width={280}
        opener={
          <ActionIcon variant="default" aria-label={say('CALENDAR.DETAIL.MORE')}>
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        {parts && (
          <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => print(true)}>
            {say('CALENDAR.PRINT')}
          </MenuItem>
        )}
        {writes && (
          <MenuItem
            leftSection={<IconPalette {...icon} />}
            onClick={() => void navigate(linkTo(associationLinks.one(), { tab: tabId }))}
          >
            {say('CALENDAR.MANAGE.OPEN')}
          </MenuItem>
        )}
      </DropMenu>
      {parts && <parts.Sheet day={day} opened={prints} onClose={() => print(false)} />}
    </>
  );
}
