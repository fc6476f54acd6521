import { ActionIcon } from '@mantine/core';
import { IconChecklist, IconDots, IconEyeOff, IconFlag, IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { urlOf } from '#contract/base/calls/links.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { beginningWith } from '../../base/begun.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { anchorOf } from '../../comments/Quoted.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { ComplainDialog, HideDialog } from './WatchDialogs.tsx';

/** What of the words is taken along: a text of a report with its origin still fits. */
const taken = 3_500;
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

type Said = Pick<CommentView, 'id' | 'message' | 'watch'>;
type Props = {
  d: Pick<DiscussionDetail, 'id' | 'name' | 'url_hash'>;
  said: Said;
  of: { name: string; when: string };
};

/** What else can be done with what was said: turned into something, reported, hidden; nothing where nothing can. */
export function ReplyMenu({ d, said, of }: Props) {
  const say = useText();
  const me = useMe();
  const [reports, votes] = [useMay('reports', 'r'), useMay('vote', 'rw')];
  const [asking, ask] = useState<'complain' | 'hide' | null>(null);
  const turns = !me.visitUntil && !said.watch?.hidden && (reports || votes);
  const { complain = false, hide = false } = said.watch?.may ?? {};
  const at = { id: d.id, commentId: said.id };
  if (!turns && !complain && !hide && asking === null) return null;
  return (
    <>
      <DropMenu
        opener={
          <ActionIcon aria-label={say('DISCUSSION.TURN.DO', of)} title={say('DISCUSSION.TURN.TITLE')}>
            <IconDots {...icon} />
          </ActionIcon>
        }
      >
        {turns && <TurnItems d={d} said={said} reports={reports} votes={votes} />}
        {complain && (
          <MenuItem leftSection={<IconFlag {...icon} />} onClick={() => ask('complain')}>
            {say('DISCUSSION.WATCH.DO')}
          </MenuItem>
        )}
        {hide && (
          <MenuItem leftSection={<IconEyeOff {...icon} />} onClick={() => ask('hide')}>
            {say('DISCUSSION.WATCH.HIDE')}
          </MenuItem>
        )}
      </DropMenu>
      {asking === 'complain' && <ComplainDialog at={at} onClose={() => ask(null)} />}
      {asking === 'hide' && <HideDialog at={at} onClose={() => ask(null)} />}
    </>
  );
}

type TurnProps = Pick<Props, 'd' | 'said'> & Record<'reports' | 'votes', boolean>;
/** What was said becomes the beginning of a report or of a draft of a vote, for whoever may write those. */
function TurnItems({ d, said, reports, votes }: TurnProps) {
  const say = useText();
  const origin = `${urlOf(location.origin, discussionLinks.one(d.url_hash))}#${anchorOf(said.id)}`;
  const text = [said.message.slice(0, taken), say('DISCUSSION.TURN.ORIGIN', { name: d.name, origin })]
    .filter(Boolean)
    .join('\n\n');
  const state = beginningWith({ title: d.name, text, replyId: said.id });
  return (
    <>
      {reports && (
        <MenuItem
          leftSection={<IconTool {...icon} />}
          renderRoot={(props) => <Link {...props} {...reportLinks.add()} state={state} />}
        >
          {say('DISCUSSION.TURN.REPORT')}
        </MenuItem>
      )}
      {votes && (
        <MenuItem
          leftSection={<IconChecklist {...icon} />}
          renderRoot={(props) => <Link {...props} {...voteLinks.add()} state={state} />}
        >
          {say('DISCUSSION.TURN.VOTE')}
        </MenuItem>
      )}
    </>
  );
}
