import { Button, Progress } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { mostAtOnce } from '#contract/documents/rules.ts';
import { useText } from '../../base/texts.tsx';
import { DropFiles } from '../../kit/files/DropFiles.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Filing.module.css';
import { fitting } from './sorted.ts';
import type { Sorting } from './useSorting.ts';

/** Takes files, tells how far they are, and names those that did not come. */
export function Choosing({ sorting: { papers, uploads, failed } }: { sorting: Sorting }) {
  const say = useText();
  const { items, refused, busy, add, retry, remove } = uploads;
  const all = papers.length + items.length - failed.length;
  const [over, setOver] = useState(0);
  const choose = (files: File[]) => {
    const chosen = fitting(files, papers.length + items.length);
    setOver(chosen.over);
    add(chosen.fit);
  };
  return (
    <div className={css.choosing}>
      <DropFiles
        words={say('FILING.DROP')}
        label={say('FILING.CHOOSE')}
        button={say(papers.length > 0 ? 'FILING.MORE' : 'FILING.CHOOSE')}
        onFiles={choose}
      />
      {busy && (
        <>
          <Progress value={Math.floor((papers.length / all) * 100)} aria-label={say('FILING.TITLE')} />
          <p role="status">{say('FILING.SENDING', { done: papers.length, all })}</p>
        </>
      )}
      {over > 0 && (
        <Note tone="warn" live>
          {say('FILING.OVER', { most: mostAtOnce, count: over })}
        </Note>
      )}
      {refused.map(({ key, params }) => (
        <Note key={String(params.name)} tone="bad" live>
          {say(key, params)}
        </Note>
      ))}
      {failed.length > 0 && (
        <Note tone="bad" live>
          {say('FILING.FAILED', { count: failed.length })}
          <ul className={css.names}>
            {failed.map(({ key, why }) => (
              <li key={key}>{why && say(why.key, why.params)}</li>
            ))}
          </ul>
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              for (const { key } of failed) retry(key);
            }}
          >
            {say('FILING.RETRY')}
          </Button>{' '}
          <Button
            variant="subtle"
            color="stone"
            onClick={() => {
              for (const { key } of failed) remove(key);
            }}
          >
            {say('FILING.WITHOUT')}
          </Button>
        </Note>
      )}
    </div>
  );
}
