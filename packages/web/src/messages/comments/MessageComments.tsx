import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageComments } from '#contract/messages/endpoints-comments.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { CommentList, type RemoveComment } from '../../kit/text/CommentList.tsx';
import { Comments } from '../../kit/text/Comments.tsx';

/** What people say to the message; nothing where comments are switched off. */
export function MessageComments({ message }: { message: MessageDetail }) {
  const me = useMe();
  const ask = useAsk();
  const add = useChange(messageComments.add);
  const remove = useChange(messageComments.remove);
  const say = useText();
  const { id, comments, commentsApart, commentsData, commentCount, may } = message;
  if (!comments) return null;
  const onRemove: RemoveComment = (commentId) =>
    remove.run({ id, commentId }).then(
      (done) => {
        // The button that was pressed is gone.
        document.getElementById('komentare-nadpis')?.focus({ preventScroll: true });
        return done !== undefined;
      },
      () => false,
    );
  const first = commentsData[0]?.id;
  const hasOlder = first !== undefined && commentCount > commentsData.length;
  return (
    <Comments
      comments={commentsData}
      total={commentCount}
      older={hasOlder && <Older id={id} before={first} onRemove={onRemove} />}
      note={commentsApart ? say(may.edit ? 'COMMENTS.APART_WRITER' : 'COMMENTS.APART') : undefined}
      onRemove={onRemove}
      onAdd={may.comment && !me.visitUntil ? (said) => add.run({ id, ...said }) : undefined}
      people={async (text) => (await ask(messageComments.people, { id, text })).people}
      me={{ name: me.full_name, picture: null }}
    />
  );
}

type Props = { id: number; before: number; onRemove: RemoveComment };
/** A hundred before those that are shown, once somebody asks for them; above them the way to still older ones. */
function Older({ id, before, onRemove }: Props) {
  const say = useText();
  const [opened, open] = useState(false);
  const of = useReading(messageComments.list, { id, before }, { when: opened, keep: true });
  if (!opened)
    return (
      <Button variant="subtle" fullWidth radius={0} onClick={() => open(true)}>
        {say('COMMENTS.OLDER')}
      </Button>
    );
  return (
    <Loaded of={of}>
      {({ comments, more }) => (
        <>
          {more && comments[0] && <Older id={id} before={comments[0].id} onRemove={onRemove} />}
          <CommentList comments={comments} onRemove={onRemove} />
        </>
      )}
    </Loaded>
  );
}
