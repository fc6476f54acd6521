import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { urlOf } from '#contract/base/links.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { beginningWith } from '../../base/begun.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { anchorOf } from '../../comments/Quoted.tsx';

/** What of the words is taken along: a text of a report with its origin still fits. */
const taken = 3_500;

type Props = {
  d: Pick<DiscussionDetail, 'name' | 'url_hash'>;
  said: { id: number; message: string };
  of: { name: string; when: string };
};

/** What was said becomes the beginning of a report or of a draft of a vote, for whoever may write those. */
export function TurnMenu({ d, said, of }: Props) {
  const say = useText();
  const me = useMe();
  const [reports, votes] = [useMay('reports', 'r'), useMay('vote', 'rw')];
  if (me.visitUntil || !(reports || votes)) return null;
  const origin = `${urlOf(location.origin, discussionLinks.one(d.url_hash))}#${anchorOf(said.id)}`;
  const text = [said.message.slice(0, taken), say('DISCUSSION.TURN.ORIGIN', { name: d.name, origin })]
    .filter(Boolean)
    .join('\n\n');
  const state = beginningWith({ title: d.name, text });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={say('DISCUSSION.TURN.DO', of)} title={say('DISCUSSION.TURN.TITLE')}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {reports && (
          <Menu.Item renderRoot={(props) => <Link {...props} {...reportLinks.add()} state={state} />}>
            {say('DISCUSSION.TURN.REPORT')}
          </Menu.Item>
        )}
        {votes && (
          <Menu.Item renderRoot={(props) => <Link {...props} {...voteLinks.add()} state={state} />}>
            {say('DISCUSSION.TURN.VOTE')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
