import { ActionIcon, Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import type { MemberName } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { ShareField } from '../../kit/share/ShareField.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './UnitForm.module.css';
import type { UnitValues } from './unitValues.ts';

type Props = { fields: UseFormReturnType<UnitValues>; index: number };

/** One owner entry: a person or a company, or the two of a couple with one share. */
export function OwnerFields({ fields, index }: Props) {
  const say = useText();
  const path = `owners.${index}` as const;
  const owner = fields.values.owners[index];
  if (!owner) return null;
  const people = `${path}.memberIds`;
  const { error, onBlur } = fields.getInputProps(people);
  const name = say('UNITS.OWNER_NUMBER', { n: index + 1 });
  const setPerson = (at: 0 | 1) => (person: MemberName | null) => {
    const next = [...owner.memberIds];
    next[at] = person;
    fields.setFieldValue(people, next as never);
    fields.clearFieldError(people);
  };
  const except = owner.memberIds.flatMap((m) => (m ? [m.id] : []));
  return (
    <fieldset className={css.owner}>
      <legend className="vh">{name}</legend>
      <div className={css.people}>
        <PersonPicker
          label={name}
          required
          value={owner.memberIds[0] ?? null}
          except={except}
          error={error}
          onBlur={onBlur}
          onChange={setPerson(0)}
        />
        {owner.joint && (
          <PersonPicker
            label={say('UNITS.SPOUSE')}
            required
            value={owner.memberIds[1] ?? null}
            except={except}
            error={error ? true : undefined}
            onBlur={onBlur}
            onChange={setPerson(1)}
          />
        )}
        <Checkbox
          className={css.joint}
          label={say('UNITS.JOINT_LABEL')}
          checked={owner.joint}
          onChange={(e) => {
            fields.setFieldValue(`${path}.joint`, e.currentTarget.checked);
            fields.clearFieldError(people);
          }}
        />
      </div>
      <ShareField label={say('UNITS.OWNER_SHARE')} required {...fields.getInputProps(`${path}.share`)} />
      {fields.values.owners.length > 1 && (
        <ActionIcon
          className={css.remove}
          color="cihla"
          aria-label={say('UNITS.REMOVE_OWNER', { name: owner.memberIds[0]?.full_name ?? String(index + 1) })}
          onClick={() => fields.removeListItem('owners', index)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </fieldset>
  );
}
