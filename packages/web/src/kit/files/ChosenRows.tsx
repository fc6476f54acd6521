import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { wholeName } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../menu/MenuItems.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';
import { moved } from '../page/moved.ts';
import css from './Attachments.module.css';
import { ChosenLine } from './ChosenLine.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { chosen: readonly ChosenFile[]; onChange: (chosen: ChosenFile[]) => void };

/** Chosen documents of a record that is being written. */
export function ChosenRows({ chosen, onChange }: Props) {
  const say = useText();
  const take = (file: ChosenFile) =>
    onChange(chosen.map((c) => (c.id === file.id ? { ...c, version: c.newer ?? c.version, newer: null } : c)));
  return chosen.map((file, at) => {
    const name = wholeName(file);
    return (
      <ChosenLine key={-file.id} file={file} tells>
        <div className={css.acts}>
          {file.newer !== null && (
            <Button
              variant="default"
              size="compact-md"
              aria-label={say('FILES.TAKE_ONE', { name })}
              onClick={() => take(file)}
            >
              {say('FILES.TAKE')}
            </Button>
          )}
          <RowMenu name={name}>
            {at > 0 && (
              <MenuItem leftSection={<IconArrowUp {...icon} />} onClick={() => onChange(moved(chosen, at, at - 1))}>
                {say('FILES.UP', { name: file.name })}
              </MenuItem>
            )}
            {at < chosen.length - 1 && (
              <MenuItem leftSection={<IconArrowDown {...icon} />} onClick={() => onChange(moved(chosen, at, at + 1))}>
                {say('FILES.DOWN', { name: file.name })}
              </MenuItem>
            )}
            <MenuItem
              color="cihla"
              leftSection={<IconTrash {...icon} />}
              onClick={() => onChange(chosen.filter((c) => c.id !== file.id))}
            >
              {say('FILES.REMOVE', { name: file.name })}
            </MenuItem>
          </RowMenu>
        </div>
      </ChosenLine>
    );
  });
}
