import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mostWatchers } from '#contract/documents/rules-due.ts';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import type { Named } from '../folders/folderValues.ts';
import css from './Watchers.module.css';

type Props = { value: readonly Named[]; error?: ReactNode; onChange: (value: Named[]) => void };

/** People who are told before a document runs out. */
export function Watchers({ value, error, onChange }: Props) {
  const say = useText();
  return (
    <div className={css.watchers}>
      {value.length > 0 && (
        <ul className={css.people} aria-label={say('DUE.FORM.WATCHERS')}>
          {value.map((person) => (
            <li key={person.id} className={css.person}>
              <Avatar name={person.full_name} size="s" />
              <span className={css.name}>{person.full_name}</span>
              <ActionIcon
                aria-label={say('DUE.FORM.REMOVE_WATCHER', { name: person.full_name })}
                onClick={() => onChange(value.filter((one) => one.id !== person.id))}
              >
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {value.length < mostWatchers && (
        <PersonPicker
          key={value.length}
          known
          label={say('DUE.FORM.WATCHERS')}
          description={say('DUE.FORM.WATCHERS_HINT')}
          placeholder={say('DUE.FORM.ADD_WATCHER')}
          error={error}
          except={value.map((one) => one.id)}
          onChange={(person) => person && onChange([...value, { id: person.id, full_name: person.full_name }])}
        />
      )}
    </div>
  );
}
