import { Button } from '@mantine/core';
import { IconDots, IconPencil, IconPrinter, IconRepeat, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { usePrint } from '../rows/data.ts';
import { useRemoval } from '../rows/useRemoval.ts';
import { useSpanText } from '../rows/useSpanText.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { event: EventDetail };

/** Title of an event: when it is, and what sets it apart. */
export function EventHead({ event }: Props) {
  const say = useText();
  const text = useSpanText();
  const { isPublic, everyone, repeat, parentId } = event;
  return (
    <PageHead
      title={typo(event.title)}
      record
      star="events"
      back={{ ...eventLinks.list(), name: say('MODULES.EVENTS') }}
      sub={
        <>
          <span>{text.when(event)}</span>
          {event.place_address && <span>{typo(event.place_address)}</span>}
          {repeat && <Tag icon={IconRepeat}>{say('CALENDAR.DETAIL.REPEATS')}</Tag>}
          {parentId !== null && <Tag tone="info">{say('CALENDAR.DETAIL.CHANGED_ALONE')}</Tag>}
          {!isPublic && (
            <Tag icon={IconUsers} tone="info">
              {say('CALENDAR.COMMITTEE_ONLY')}
            </Tag>
          )}
          {isPublic && !everyone && (
            <Tag icon={IconUsers} tone="info">
              {say('CALENDAR.CHOSEN_ONLY')}
            </Tag>
          )}
        </>
      }
      actions={event.may.edit ? <Deeds event={event} /> : <PrintButton event={event} />}
    />
  );
}

function PrintButton({ event: { id, occurrence } }: Props) {
  const say = useText();
  const { print, busy } = usePrint();
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter {...icon} />}
      onClick={() => void print(id, occurrence)}
    >
      {say('CALENDAR.DETAIL.PRINT')}
    </Button>
  );
}

/** What may be done with it: two buttons, the rest in a menu. */
function Deeds({ event }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const removal = useRemoval();
  const { print } = usePrint();
  const list = useWayBack(eventLinks.list());
  const { id, occurrence, may } = event;
  const removeNow = async () => {
    if (!(await removal(event)) || list.go()) return;
    await navigate({ ...linkTo(eventLinks.list(), list.search), replace: true });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil {...icon} />}
        renderRoot={(props) => (
          <Link {...props} {...linkTo(eventLinks.edit(id), occurrence ? { day: occurrence } : undefined)} />
        )}
      >
        {say('FORM.EDIT')}
      </Button>
      <DropMenu
        width={260}
        opener={
          <Button variant="default" leftSection={<IconDots {...icon} />}>
            {say('CALENDAR.DETAIL.MORE')}
          </Button>
        }
      >
        <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => void print(id, occurrence)}>
          {say('CALENDAR.DETAIL.PRINT')}
        </MenuItem>
        {may.remove && (
          <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
            {say('CALENDAR.DELETE.DO')}
          </MenuItem>
        )}
      </DropMenu>
    </>
  );
}
