import { Button, Progress } from '@mantine/core';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import css from './UploadDialog.module.css';
import type { UploadItem } from './useUploads.ts';

/** How far a file on its way is; why it is not there, and the way to try again. */
export function UploadState({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  const say = useText();
  const { name, state, done, why } = item;
  const percent = Math.floor(done * 100);
  const stateText = () => {
    if (state === 'waiting') return say('UPLOAD.WAITS');
    if (state === 'lost') return say('UPLOAD.LOST', { percent: String(percent) });
    return percent < 100 ? say('UPLOAD.SENDING', { percent: String(percent) }) : say('UPLOAD.CHECKING');
  };
  if (state === 'sending' || state === 'waiting' || state === 'lost')
    return (
      <div className={css.progress} data-lost={state === 'lost' || undefined}>
        <Progress
          value={percent}
          color={state === 'lost' ? 'okr' : undefined}
          aria-label={say('UPLOAD.PROGRESS', { name })}
        />
        <span role="status" className={css.state}>
          {state === 'lost' && <IconWifiOff size={18} stroke={1.75} aria-hidden="true" />}
          {stateText()}
        </span>
      </div>
    );
  if (state !== 'failed' || !why) return null;
  return (
    <div className={css.failed} role="alert">
      <FieldError>{say(why.key, why.params)}</FieldError>
      <Button
        variant="default"
        aria-label={say('UPLOAD.RETRY_ONE', { name })}
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onRetry}
      >
        {say('UPLOAD.RETRY')}
      </Button>
    </div>
  );
}
