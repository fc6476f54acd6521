import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { CommentView } from '#contract/comments/schema.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { foldedOf } from '#contract/discussion/rules.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import type { Marks } from '../../comments/CommentList.tsx';
import { Thread } from '../../comments/Thread.tsx';
import { CalledBy, ChoosesDocuments } from '../../comments/words.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CameOf } from './CameOf.tsx';
import { ReplyMenu } from './ReplyMenu.tsx';
import css from './Thread.module.css';
import type { useNews } from './useNews.ts';
import { Watched } from './Watched.tsx';
import { wordsOf } from './words.ts';

type Props = { d: DiscussionDetail; news: ReturnType<typeof useNews> };

/** What people replied: what was read folds, what is new is marked, and where more is written while it is open. */
export function Replies({ d, news: { since, line, first, reader, upTo } }: Props) {
  const say = useText();
  const { moment } = useWhen();
  const aim = { audience: d.audience.map(({ name: _, ...part }) => part), toPublic: d.toPublic };
  const closing = { call: discussion.closedTo, aim };
  const marks: Marks = {
    newFrom: first,
    line: (
      <div ref={line} className={css.since}>
        <span className={css.dot} aria-hidden="true" />
        <b>{say('DISCUSSION.DETAIL.SINCE')}</b>
        {since && <span className={css.at}>{moment(since.at)}</span>}
      </div>
    ),
    // What waits for whoever reads it never folds.
    folded: new Set(
      [...foldedOf(d.commentsData, { memberId: reader, upTo })].filter((c) => !c.watch?.may.leave).map((c) => c.id),
    ),
    fold: (some, open) => <Fold some={some} onOpen={open} />,
  };
  return (
    <CalledBy value={wordsOf(d)}>
      <ChoosesDocuments value={closing}>
        <Thread
          calls={discussionComments}
          at={{ id: d.id }}
          comments={d.commentsData}
          total={d.commentCount}
          mayAdd={d.may.reply}
          keepsTyped
          marks={marks}
          more={(comment, of) => <ReplyMenu d={d} said={comment} of={of} />}
          under={(comment) => (
            <>
              <CameOf became={d.became} of={comment.id} />
              <Watched d={d} said={comment} />
            </>
          )}
        />
      </ChoosesDocuments>
      {d.status === 'closed' && (
        <Card padded>
          <p className={css.closed}>{say('DISCUSSION.DETAIL.CLOSED')}</p>
        </Card>
      )}
    </CalledBy>
  );
}

type FoldProps = { some: readonly CommentView[]; onOpen: () => void };
function Fold({ some, onOpen }: FoldProps) {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  // Short enough for a phone; years stand beside each reply.
  const dayOf = (c: CommentView | undefined) =>
    c ? format.dateTime(new Date(c.createdAt), { day: 'numeric', month: locale === 'en' ? 'short' : 'numeric' }) : '';
  const [from, to] = [dayOf(some[0]), dayOf(some.at(-1))];
  const days =
    from === to ? say('DISCUSSION.REPLIES.ON_DAY', { from }) : say('DISCUSSION.REPLIES.ON_DAYS', { from, to });
  return (
    <Button
      variant="subtle"
      fullWidth
      radius={0}
      leftSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onOpen}
    >
      {say('DISCUSSION.REPLIES.FOLDED', { count: some.length, days })}
    </Button>
  );
}
