import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { descriptionLength, nameLength, sizeText } from '#contract/base/files/files.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import css from './UploadDialog.module.css';
import { UploadState } from './UploadState.tsx';
import type { UploadItem } from './useUploads.ts';
import { type Visibility, visibleHint } from './visibility.ts';

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
  const { name, extension, description, isPublic, state, file } = item;
  const isStill = state === 'ready';
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
              description={say(visibleHint(visibility))}
              checked={isPublic}
              onChange={(e) => onEdit({ isPublic: e.currentTarget.checked })}
            />
          )}
        </>
      )}
      <UploadState item={item} onRetry={onRetry} />
    </li>
  );
}
