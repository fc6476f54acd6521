import { ActionIcon, Button, Progress, Switch, TextInput } from '@mantine/core';
import { IconRefresh, IconWifiOff, IconX } from '@tabler/icons-react';
import { descriptionLength, nameLength, sizeText } from '#contract/base/files.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import type { Visibility } from './AttachmentDialog.tsx';
import css from './UploadDialog.module.css';
import type { UploadItem } from './useUploads.ts';

type Props = {
  item: UploadItem;
  visibility: Visibility | false;
  onEdit: (change: Partial<Pick<UploadItem, 'name' | 'description' | 'isPublic'>>) => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** One chosen file: what it is called and says, then how far it is. */
export function UploadRow({ item, visibility, onEdit, onRemove, onRetry }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const { name, extension, description, isPublic, state, done, why, file } = item;
  const isStill = state === 'ready';
  const percent = Math.floor(done * 100);
  const stateText = () => {
    if (state === 'waiting') return say('UPLOAD.WAITS');
    if (state === 'lost') return say('UPLOAD.LOST', { percent: String(percent) });
    return percent < 100 ? say('UPLOAD.SENDING', { percent: String(percent) }) : say('UPLOAD.CHECKING');
  };
  return (
    <li className={css.item}>
      <div className={css.line}>
        <TextInput
          className={css.name}
          label={say('UPLOAD.NAME')}
          value={name}
          maxLength={nameLength}
          readOnly={!isStill}
          error={!name.trim() && <FieldError>{say('FILES.ERRORS.NAME')}</FieldError>}
          onChange={(e) => onEdit({ name: e.currentTarget.value })}
          rightSection={
            extension && (
              <span className={css.extension}>
                <span aria-hidden="true">.{extension}</span>
                <span className={css.aside}>{say('UPLOAD.EXTENSION', { extension })}</span>
              </span>
            )
          }
          rightSectionWidth={extension ? 24 + extension.length * 10 : undefined}
        />
        <span className={css.size}>{sizeText(file.size, locale)}</span>
        <ActionIcon
          aria-label={say(isStill || state === 'failed' ? 'UPLOAD.REMOVE_ONE' : 'UPLOAD.CANCEL_ONE', { name })}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {isStill && (
        <>
          <TextInput
            label={say('UPLOAD.DESCRIPTION')}
            value={description}
            maxLength={descriptionLength}
            onChange={(e) => onEdit({ description: e.currentTarget.value })}
          />
          {visibility && (
            <Switch
              label={say(`UPLOAD.${visibility}`)}
              description={say('UPLOAD.VISIBLE_HINT')}
              checked={isPublic}
              onChange={(e) => onEdit({ isPublic: e.currentTarget.checked })}
            />
          )}
        </>
      )}
      {(state === 'sending' || state === 'waiting' || state === 'lost') && (
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
      )}
      {state === 'failed' && why && (
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
      )}
    </li>
  );
}
