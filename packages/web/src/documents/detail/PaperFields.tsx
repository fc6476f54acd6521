import { ActionIcon, Input, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconX } from '@tabler/icons-react';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import type { Named } from '../folders/folderValues.ts';
import css from './PaperFields.module.css';

/** What only a paper of a unit has. */
export type PaperValues = { dateFor: string; forLater: boolean; toIds: readonly Named[] };
type Props<V extends PaperValues> = { fields: UseFormReturnType<V>; number: string };

/** Its day, whether later owners see it, and to whom it is addressed by name. */
export function PaperFields<V extends PaperValues>({ fields, number }: Props<V>) {
  const say = useText();
  // The fields are those of whatever form holds them.
  const paper = fields as unknown as UseFormReturnType<PaperValues>;
  return (
    <>
      <DateField
        label={say('DOCUMENT.PAPER.DAY')}
        description={say('DOCUMENT.PAPER.DAY_HINT', { number })}
        required
        {...paper.getInputProps('dateFor')}
      />
      <Switch
        label={say('DOCUMENT.PAPER.LATER')}
        description={say('DOCUMENT.PAPER.LATER_HINT')}
        {...paper.getInputProps('forLater', { type: 'checkbox' })}
      />
      <AddresseesField
        people={paper.values.toIds}
        error={paper.getInputProps('toIds').error}
        onChange={(people) => {
          paper.setFieldValue('toIds', people);
          paper.clearFieldError('toIds');
        }}
      />
    </>
  );
}

type PeopleProps = { people: readonly Named[]; error?: string; onChange: (people: readonly Named[]) => void };

function AddresseesField({ people, error, onChange }: PeopleProps) {
  const say = useText();
  return (
    <Input.Wrapper
      label={say('DOCUMENT.PAPER.TO')}
      labelElement="div"
      description={say('DOCUMENT.PAPER.TO_HINT')}
      error={error}
    >
      {people.length > 0 && (
        <ul className={css.people}>
          {people.map(({ id, full_name: name }) => (
            <li key={id}>
              {name}
              <ActionIcon
                aria-label={say('DOCUMENT.PAPER.TO_REMOVE', { name })}
                onClick={() => onChange(people.filter((one) => one.id !== id))}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <PersonPicker
        known
        labelHidden
        label={say('DOCUMENT.PAPER.TO_ADD')}
        placeholder={say('DOCUMENT.PAPER.TO_ADD')}
        except={people.map(({ id }) => id)}
        onChange={(person) => person && onChange([...people, { id: person.id, full_name: person.full_name }])}
      />
    </Input.Wrapper>
  );
}
