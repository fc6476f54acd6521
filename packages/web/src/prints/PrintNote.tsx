import { Button, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { PrintOf } from '#contract/prints/schema.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import { usePrint } from './data.ts';
import css from './Print.module.css';

/** How far the asker's print of a thing is, and where its file is saved from. */
export function PrintNote({ of, onSave, busy }: { of: PrintOf; onSave: (printId: number) => void; busy: boolean }) {
  const say = useText();
  const print = usePrint(of);
  if (!print) return null;
  const { state, done, total } = print;
  if (state === 'failed')
    return (
      <Note tone="bad" live>
        {say('PRINTS.FAILED')}
      </Note>
    );
  if (state === 'done')
    return (
      <Note tone="ok" live>
        <div className={css.ready}>
          <span>
            {say('PRINTS.DONE', { total })} {say('PRINTS.KEPT')}
          </span>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => onSave(print.id)}
          >
            {say('PRINTS.SAVE')}
          </Button>
        </div>
      </Note>
    );
  return (
    <Note>
      <div className={css.going}>
        <span role="status">
          {say(state === 'running' ? 'PRINTS.RUNNING' : 'PRINTS.WAITING', { done, total })} {say('PRINTS.STAYS')}
        </span>
        <Progress.Root size="lg">
          <Progress.Section value={(100 * done) / total} aria-label={say('PRINTS.PROGRESS')} />
        </Progress.Root>
      </div>
    </Note>
  );
}
