import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { Note } from '../../kit/page/Note.tsx';
import { useLatestPrint } from './data.ts';
import css from './Paper.module.css';

/** How far the tickets are that are printed aside, and where they are saved from. */
export function PrintNote({ id }: { id: number }) {
  const say = useText();
  const print = useLatestPrint(id);
  if (!print) return null;
  const { state, done, total, url } = print;
  if (state === 'failed')
    return (
      <Note tone="bad" live>
        {say('VOTE_PAPER.PRINT.FAILED')}
      </Note>
    );
  if (state === 'done')
    return (
      <Note tone="ok" live>
        <div className={css.print}>
          <span>
            {say('VOTE_PAPER.PRINT.DONE', { total })} {say('VOTE_PAPER.PRINT.KEPT')}
          </span>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => url && download(url)}
          >
            {say('VOTE_PAPER.PRINT.SAVE')}
          </Button>
        </div>
      </Note>
    );
  return (
    <Note>
      <div className={css.printing}>
        <span role="status">
          {say(state === 'running' ? 'VOTE_PAPER.PRINT.RUNNING' : 'VOTE_PAPER.PRINT.WAITING', { done, total })}{' '}
          {say('VOTE_PAPER.PRINT.STAYS')}
        </span>
        <Progress.Root size="lg">
          <Progress.Section value={(100 * done) / total} aria-label={say('VOTE_PAPER.PRINT.PROGRESS')} />
        </Progress.Root>
      </div>
    </Note>
  );
}
