import { messageComments } from '#contract/messages/endpoints-comments.ts';
import { messageFollow } from '#contract/messages/endpoints-follow.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { Thread } from '../comments/Thread.tsx';
import { FollowMenu } from '../follow/FollowMenu.tsx';

/** What people say to the message; nothing where comments are switched off. */
export function MessageComments({ message }: { message: MessageDetail }) {
  const say = useText();
  const { id, comments, commentsApart, commentsData, commentCount, follow, may } = message;
  if (!comments) return null;
  return (
    <Thread
      calls={messageComments}
      at={{ id }}
      comments={commentsData}
      total={commentCount}
      note={commentsApart ? say(may.edit ? 'COMMENTS.APART_WRITER' : 'COMMENTS.APART') : undefined}
      follow={follow && <FollowMenu call={messageFollow.follow} id={id} way={follow} />}
      mayAdd={may.comment}
    />
  );
}
