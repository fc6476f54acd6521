import { ActionIcon } from '@mantine/core';
import { IconDots, IconPalette } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { associationLinks } from '#contract/association/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/table/DropMenu.tsx';
import { MenuItem } from '../../kit/table/MenuItems.tsx';
import { tabId } from '../tab.ts';

/** What else there is to do with the calendar. */
export function CalendarMenu() {
  const say = useText();
  const navigate = useNavigate();
  return (
    <DropMenu
      width={280}
      opener={
        <ActionIcon variant="default" aria-label={say('CALENDAR.DETAIL.MORE')}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      }
    >
      <MenuItem
        leftSection={<IconPalette size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void navigate(linkTo(associationLinks.one(), { tab: tabId }))}
      >
        {say('CALENDAR.MANAGE.OPEN')}
      </MenuItem>
    </DropMenu>
  );
}
