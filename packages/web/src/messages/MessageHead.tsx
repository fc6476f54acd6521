import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageLinks } from '#contract/messages/links.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useWayBack } from '../base/left.ts';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { DropMenu } from '../kit/menu/DropMenu.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { sampleOf } from './extras/data.ts';
import { PaperItems } from './extras/PaperItems.tsx';
import { PrintButton } from './extras/PrintButton.tsx';
import { SaveTemplate } from './extras/SaveTemplate.tsx';
import { useArchive, useRemove, useRestore, useTitle } from './message/data.ts';
import { MessageLabel } from './message/MessageLabel.tsx';
import { Marks, StateTag } from './message/MessageMarks.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Title of a message: its state, kind, who wrote it and when. */
export function MessageHead({ message }: { message: MessageDetail }) {
  const say = useText();
  const titleOf = useTitle();
  const when = useWhen();
  const { state, owner, dateFrom, changedAt } = message;
  return (
    <PageHead
      star="messages"
      title={titleOf(message)}
      record
      back={{ ...messageLinks.list(), name: say('MESSAGE.TITLE') }}
      sub={
        <>
          <StateTag state={state} />
          <MessageLabel label={message.label.id} />
          <Marks message={message} />
          {owner && <span>{owner.full_name}</span>}
          {dateFrom && <span>{when.moment(dateFrom)}</span>}
          {changedAt && <span>{say('MESSAGE.DETAIL.CHANGED_AT', { at: when.moment(changedAt) })}</span>}
        </>
      }
      actions={<Actions message={message} />}
    />
  );
}

/** What may be done with it: two buttons at most, the rest in a menu. */
function Actions({ message }: { message: MessageDetail }) {
  const say = useText();
  const { may } = message;
  return (
    <>
      {may.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...messageLinks.edit(message.id)} />}
        >
          {say('FORM.EDIT')}
        </Button>
      )}
      {!may.edit && <PrintButton id={message.id} />}
      <More message={message} />
    </>
  );
}

function More({ message }: { message: MessageDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const archive = useArchive();
  const restore = useRestore();
  const remove = useRemove();
  const list = useWayBack(messageLinks.list());
  const { may } = message;
  const [templating, template] = useState(false);
  const removeNow = async () => {
    if (!(await remove(message)) || list.go()) return;
    await navigate({ ...messageLinks.list(), search: list.search, replace: true });
  };
  if (!may.archive && !may.remove) return null;
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <Button variant="default" leftSection={<IconDots {...icon} />}>
            {say('MESSAGE.MORE')}
          </Button>
        }
      >
        <PaperItems message={message} onTemplate={() => template(true)} />
        {may.archive && (
          <MenuItem leftSection={<IconArchive {...icon} />} onClick={() => void archive(message)}>
            {say('MESSAGE.ARCHIVE.YES')}
          </MenuItem>
        )}
        {may.restore && (
          <MenuItem leftSection={<IconArchiveOff {...icon} />} onClick={() => void restore(message)}>
            {say('MESSAGE.RESTORE.YES')}
          </MenuItem>
        )}
        {may.remove && (
          <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
            {say('MESSAGE.DELETE.DO')}
          </MenuItem>
        )}
      </DropMenu>
      <SaveTemplate sample={sampleOf(message)} opened={templating} onClose={() => template(false)} />
    </>
  );
}
