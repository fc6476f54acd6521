import { Button } from '@mantine/core';
import { IconArrowDown, IconDots, IconFlag, IconLockOpen, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { anchorOf } from '../../comments/Quoted.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useRemove } from '../rows/data.ts';
import { StateTag } from '../rows/Marks.tsx';
import { useReaders } from './DiscussionFacts.tsx';
import { FinishDialog, ReopenDialog } from './EndDialogs.tsx';
import css from './Thread.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { d: DiscussionDetail; first: number | null; newCount: number };

/** What it is about, how it stands, and the way to what is new. */
export function DiscussionHead({ d, first, newCount }: Props) {
  const say = useText();
  const { moment } = useWhen();
  const readers = useReaders()(d);
  const replies = say('DISCUSSION.REPLY_COUNT', { count: d.commentCount });
  const last = d.commentCount > 0 ? say('DISCUSSION.LAST', { when: moment(d.lastAt) }) : null;
  return (
    <PageHead
      title={typo(d.name)}
      record
      star="discussion"
      back={{ ...discussionLinks.list(), name: say('DISCUSSION.TITLE') }}
      sub={
        <>
          <StateTag state={d.status} />
          <span>{[replies, last].filter(Boolean).join(', ')}</span>
          <span className={css.readers}>
            <IconUsers size={16} stroke={1.75} aria-hidden="true" />
            {readers.join(', ')}
          </span>
        </>
      }
      actions={
        <>
          {first !== null && <Jump to={first} count={newCount} />}
          <More d={d} />
        </>
      }
    />
  );
}

function Jump({ to, count }: { to: number; count: number }) {
  const say = useText();
  const jump = () => {
    const place = document.getElementById(anchorOf(to));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  return (
    <Button variant="default" rightSection={<IconArrowDown {...icon} />} onClick={jump}>
      {say('DISCUSSION.DETAIL.JUMP', { count })}
    </Button>
  );
}

/** What may be done with the whole discussion; nothing where nothing may. */
function More({ d }: { d: DiscussionDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const list = useWayBack(discussionLinks.list());
  const [asking, ask] = useState<'finish' | 'reopen' | null>(null);
  const { edit, finish, reopen, remove: mayRemove } = d.may;
  if (!edit && !finish && !reopen && !mayRemove && asking === null) return null;
  const removeNow = async () => {
    if (!(await remove(d)) || list.go()) return;
    await navigate({ ...discussionLinks.list(), search: list.search, replace: true });
  };
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <Button variant="default" leftSection={<IconDots {...icon} />}>
            {say('DISCUSSION.DETAIL.MORE')}
          </Button>
        }
      >
        {edit && (
          <MenuItem
            leftSection={<IconPencil {...icon} />}
            renderRoot={(props) => <Link {...props} {...discussionLinks.edit(d.url_hash)} />}
          >
            {say('FORM.EDIT')}
          </MenuItem>
        )}
        {finish && (
          <MenuItem leftSection={<IconFlag {...icon} />} onClick={() => ask('finish')}>
            {say('DISCUSSION.FINISH.DO')}
          </MenuItem>
        )}
        {reopen && (
          <MenuItem leftSection={<IconLockOpen {...icon} />} onClick={() => ask('reopen')}>
            {say('DISCUSSION.REOPEN.DO')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
            {say('DISCUSSION.DELETE.DO')}
          </MenuItem>
        )}
      </DropMenu>
      {asking === 'finish' && <FinishDialog id={d.id} onClose={() => ask(null)} />}
      {asking === 'reopen' && <ReopenDialog id={d.id} onClose={() => ask(null)} />}
    </>
  );
}
