import { ActionIcon, Button } from '@mantine/core';
import { IconBan, IconDots, IconFlag, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useWayBack } from '../../base/left.ts';
import { latePart, useEver } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useFinish, useRemove } from '../rows/data.ts';

const CancelDialog = latePart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { meeting: MeetingDetail };
type Calling = { useCalling: (id: number) => readonly string[] };

/** Editing and the next step of its life; the rest in a menu. */
export function MeetingActions({ meeting, useCalling }: Props & Calling) {
  const say = useText();
  const { id, may } = meeting;
  const { finish, busy } = useFinish();
  return (
    <>
      {may.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...meetingLinks.edit(id)} />}
        >
          {say('FORM.EDIT')}
        </Button>
      )}
      {may.schedule && <ScheduleButton meeting={meeting} useCalling={useCalling} />}
      {may.finish && (
        <Button leftSection={<IconFlag {...icon} />} loading={busy} onClick={() => void finish(meeting)}>
          {say('MEETING.FINISH.BUTTON')}
        </Button>
      )}
      {(may.cancel || may.remove) && <More meeting={meeting} />}
    </>
  );
}

/** Sends the invitations after a question that says to how many. */
function ScheduleButton({ meeting, useCalling }: Props & Calling) {
  const { id, name, updatedAt, notice, peopleCount, pointCount } = meeting;
  const say = useText();
  const more = useCalling(id);
  const { run, busy } = useChange(meetings.schedule);
  const schedule = async () => {
    const said = [say('MEETING.SCHEDULE.TEXT', { count: peopleCount ?? 0 })];
    if (notice?.isShort) said.push(say('MEETING.SCHEDULE.SHORT'));
    const yes = await confirm({
      title: say('MEETING.SCHEDULE.TITLE', { name: typo(name) }),
      text: [...said, ...more].join('\n\n'),
      yes: say('MEETING.SCHEDULE.DO'),
      no: say('MEETING.SCHEDULE.NO'),
    });
    if (yes) await run({ id, updatedAt }).catch(() => undefined);
  };
  return (
    <Button
      // Before anything is on, the agenda is what comes next.
      variant={pointCount > 0 ? 'filled' : 'default'}
      leftSection={<IconSend {...icon} />}
      loading={busy}
      onClick={() => void schedule()}
    >
      {say('MEETING.SCHEDULE.BUTTON')}
    </Button>
  );
}

function More({ meeting }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const list = useWayBack(meetingLinks.list());
  const remove = useRemove();
  const [cancelling, setCancelling] = useState(false);
  const needed = useEver(cancelling);
  const { may } = meeting;
  const removeNow = async () => {
    if (!(await remove(meeting)) || list.go()) return;
    await navigate({ ...meetingLinks.list(), search: list.search, replace: true });
  };
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <ActionIcon aria-label={say('MEETING.MORE')} variant="default">
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        {may.cancel && (
          <MenuItem color="cihla" leftSection={<IconBan {...icon} />} onClick={() => setCancelling(true)}>
            {say('MEETING.CANCEL.DO')}
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
            {say('MEETING.DELETE.YES')}
          </MenuItem>
        )}
      </DropMenu>
      {needed && (
        <Suspense fallback={null}>
          <CancelDialog meeting={meeting} opened={cancelling} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </>
  );
}
