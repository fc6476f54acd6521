import { Button, Switch, VisuallyHidden } from '@mantine/core';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import type { FollowWay } from '#contract/follow/schema.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Thread.module.css';

const hints = {
  follows: 'DISCUSSION.FOLLOW.FOLLOWS',
  mentions: 'DISCUSSION.FOLLOW.MENTIONS',
  muted: 'DISCUSSION.FOLLOW.MUTED',
} as const;

/** Whether replies come by mail, and the way to hear nothing at all. */
export function FollowCard({ id, way }: { id: number; way: FollowWay }) {
  const say = useText();
  const { run, busy } = useChange(discussionFollow.follow);
  const choose = (next: FollowWay) => void run({ id, way: next }).catch(() => undefined);
  return (
    <Card padded>
      <div className={css.follow}>
        <Switch
          label={say('DISCUSSION.FOLLOW.TITLE')}
          checked={way === 'follows'}
          disabled={busy}
          onChange={(e) => choose(e.currentTarget.checked ? 'follows' : 'mentions')}
        />
        <p className={css.hint} role="status">
          {say(hints[way])}
        </p>
        {way !== 'follows' && (
          <Button variant="subtle" loading={busy} onClick={() => choose(way === 'muted' ? 'mentions' : 'muted')}>
            {say(way === 'muted' ? 'DISCUSSION.FOLLOW.UNMUTE' : 'DISCUSSION.FOLLOW.MUTE')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Who reads and writes it, and since when. */
export function DiscussionFacts({ d }: { d: DiscussionDetail }) {
  const say = useText();
  const { day } = useWhen();
  const name = d.owner?.full_name;
  return (
    <>
      <Card title={say('DISCUSSION.DETAIL.FACTS')} padded>
        <Facts
          narrow
          facts={[
            [say('DISCUSSION.DETAIL.READERS'), <Readers key="readers" d={d} />],
            [say('DISCUSSION.DETAIL.STARTED'), [day(d.createdAt), name].filter(Boolean).join(', ')],
            [say('DISCUSSION.DETAIL.WRITERS'), <Writers key="writers" d={d} />],
          ]}
        />
      </Card>
      {d.status === 'open' && (
        <Note>{name ? say('DISCUSSION.DETAIL.ENDS', { name }) : say('DISCUSSION.DETAIL.ENDS_COMMITTEE')}</Note>
      )}
    </>
  );
}

/** In words: the house, or its groups. */
export function useReaders() {
  const say = useText();
  const nameOf = useAudienceText();
  return ({ toPublic, everyone, audience }: DiscussionDetail): string[] => {
    if (!toPublic) return [say('DISCUSSION.COMMITTEE_ONLY')];
    return everyone ? [say('DISCUSSION.DETAIL.HOUSE')] : audience.map(nameOf);
  };
}

function Readers({ d }: { d: DiscussionDetail }) {
  const readers = useReaders()(d);
  return (
    <ul className={css.parts}>
      {readers.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function Writers({ d: { writers, writerCount } }: { d: DiscussionDetail }) {
  const say = useText();
  return (
    <>
      <ul className={css.people}>
        {writers.map((one) => (
          <li key={one.id} title={one.full_name}>
            <Avatar name={one.full_name} picture={one.avatar} size="s" />
            <VisuallyHidden>{one.full_name}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {say('DISCUSSION.DETAIL.WRITER_COUNT', { count: writerCount })}
    </>
  );
}
