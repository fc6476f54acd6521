import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import type { RequestView } from '#contract/changes/schema.ts';
import { commentLength } from '#contract/changes/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import css from './Changes.module.css';

/** What the committee says to a request; it decides nothing. */
export function RequestComments({ seen }: { seen: RequestView }) {
  const say = useText();
  const { moment } = useShown();
  const comment = useChange(changes.comment);
  const [text, write] = useState('');
  const send = async () => {
    const done = await comment.run({ id: seen.id, text }).catch(() => undefined);
    if (done) write('');
  };
  return (
    <Card title={say('CHANGES.COMMENTS')}>
      {seen.comments.length === 0 && <CardNone>{say('CHANGES.NO_COMMENTS')}</CardNone>}
      <CardRows>
        {seen.comments.map((c) => (
          <CardRow key={c.id}>
            <Avatar name={c.by} size="s" />
            <span className={css.line}>
              <span>
                <b>{typo(c.by)}</b> <span className={css.when}>{moment(c.at)}</span>
              </span>
              <span className={css.said}>{typo(c.text)}</span>
            </span>
          </CardRow>
        ))}
      </CardRows>
      {seen.mayWrite && (
        <div className={css.write}>
          <Textarea
            aria-label={say('CHANGES.COMMENT')}
            placeholder={say('CHANGES.COMMENT_HINT')}
            autosize
            minRows={2}
            maxLength={commentLength}
            value={text}
            error={comment.refused && say(comment.refused.key, comment.refused.params)}
            onChange={(e) => write(e.currentTarget.value)}
          />
          <Button variant="default" disabled={text.trim() === ''} loading={comment.busy} onClick={() => void send()}>
            {say('CHANGES.ADD_COMMENT')}
          </Button>
        </div>
      )}
    </Card>
  );
}
