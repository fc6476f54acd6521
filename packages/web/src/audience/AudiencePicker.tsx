import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { NamedPart } from '#contract/audience/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { UnitPicker } from '../units/rows/UnitPicker.tsx';
import css from './Audience.module.css';
import { type AudienceOf, useGroups } from './data.ts';
import { useAudienceText } from './useAudienceText.ts';

export const keyOf = ({ kind, id, role }: NamedPart): string => `${kind} ${id ?? role}`;

type Props = {
  of: AudienceOf;
  chosen: readonly NamedPart[];
  onClose: () => void;
  onUse: (parts: NamedPart[]) => void;
};
type Offered = { part: NamedPart; count: number };

/** Entrances, roles and units a thing may be for; several add up. */
export function AudiencePicker({ of: owner, chosen, onClose, onUse }: Props) {
  const say = useText();
  const of = useGroups(owner);
  const findsUnits = useMay('rooms', 'r');
  const [parts, setParts] = useState<NamedPart[]>([...chosen]);
  const has = (part: NamedPart) => parts.some((p) => keyOf(p) === keyOf(part));
  const add = (part: NamedPart) => !has(part) && setParts([...parts, part]);
  const remove = (part: NamedPart) => setParts(parts.filter((p) => keyOf(p) !== keyOf(part)));
  const boxes = { has, toggle: (part: NamedPart, on: boolean) => (on ? add(part) : remove(part)) };
  return (
    <Dialog opened onClose={onClose} wide full title={say(owner.words.picker)}>
      <Loaded of={of}>
        {({ entrances, roles, customRoles }) => (
          <FormStack>
            <Group
              {...boxes}
              name={say('AUDIENCE.PICKER.ENTRANCES')}
              offered={entrances.map(({ id, name, count }) => ({
                part: { kind: 'entrance', id, role: null, name },
                count,
              }))}
            />
            {findsUnits && <Units parts={parts.filter((p) => p.kind === 'unit')} add={add} remove={remove} />}
            <Group
              {...boxes}
              name={say('AUDIENCE.PICKER.ROLES')}
              offered={[
                ...roles.map(({ role, count }) => ({
                  part: { kind: 'role' as const, id: null, role, name: '' },
                  count,
                })),
                ...customRoles.map(({ id, name, count }) => ({
                  part: { kind: 'customRole' as const, id, role: null, name },
                  count,
                })),
              ].filter(({ part, count }) => count > 0 || has(part))}
            />
          </FormStack>
        )}
      </Loaded>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button onClick={() => onUse(parts)}>{say('AUDIENCE.PICKER.USE')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

type GroupProps = {
  name: string;
  offered: readonly Offered[];
  has: (part: NamedPart) => boolean;
  toggle: (part: NamedPart, on: boolean) => void;
};
function Group({ name, offered, has, toggle }: GroupProps) {
  const say = useText();
  const nameOf = useAudienceText();
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend>{name}</legend>
      {offered.map(({ part, count }) => (
        <div key={keyOf(part)} className={css.choice}>
          <Checkbox
            label={
              <>
                {part.kind === 'entrance' ? part.name : nameOf(part)}{' '}
                <span className={css.count}>{say('AUDIENCE.PICKER.PEOPLE', { count })}</span>
              </>
            }
            checked={has(part)}
            onChange={(e) => toggle(part, e.currentTarget.checked)}
          />
        </div>
      ))}
    </fieldset>
  );
}

type UnitsProps = { parts: readonly NamedPart[]; add: (part: NamedPart) => void; remove: (part: NamedPart) => void };
function Units({ parts, add, remove }: UnitsProps) {
  const say = useText();
  return (
    <fieldset className={css.group}>
      <legend>{say('AUDIENCE.PICKER.UNITS')}</legend>
      {parts.length > 0 && (
        <ul className={css.parts}>
          {parts.map((part) => (
            <li key={keyOf(part)} className={css.part}>
              <span>{part.name}</span>
              <ActionIcon aria-label={say('PICK.REMOVE', { name: part.name })} onClick={() => remove(part)}>
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <UnitPicker
        label={say('AUDIENCE.PICKER.FIND_UNIT')}
        labelHidden
        placeholder={say('PICK.UNIT')}
        onPick={({ id, title }) => add({ kind: 'unit', id, role: null, name: title })}
      />
    </fieldset>
  );
}
