import { Button } from '@mantine/core';
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react';
import type { FollowCalls } from '#contract/follow/endpoints.ts';
import { type FollowWay, followWays } from '#contract/follow/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { DropMenu } from '../kit/menu/DropMenu.tsx';
import { MenuLabel, MenuRadioGroup, MenuRadioItem } from '../kit/menu/MenuItems.tsx';

const signs = { follows: IconBellRinging, mentions: IconBell, muted: IconBellOff } as const;
const drawn = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { call: FollowCalls['follow']; id: number; way: FollowWay };

/** Which e-mails somebody gets of what is said to the thing, and the way to choose others. */
export function FollowMenu({ call, id, way }: Props) {
  const say = useText();
  const { run, busy } = useChange(call);
  const Sign = signs[way];
  const choose = (next: FollowWay) => void run({ id, way: next }).catch(() => undefined);
  return (
    <DropMenu
      width={280}
      opener={
        <Button variant="subtle" loading={busy} leftSection={<Sign {...drawn} />}>
          {say(`COMMENTS.FOLLOW.NOW.${way}`)}
        </Button>
      }
    >
      <MenuLabel>{say('COMMENTS.FOLLOW.TITLE')}</MenuLabel>
      <MenuRadioGroup value={way} onChange={(next) => next !== way && choose(next as FollowWay)}>
        {followWays.map((one) => (
          <MenuRadioItem key={one} value={one}>
            {say(`COMMENTS.FOLLOW.WAYS.${one}`)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropMenu>
  );
}
