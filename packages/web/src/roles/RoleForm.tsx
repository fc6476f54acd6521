import { SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { holds, type Module } from '#contract/access.ts';
import type { RoleTerms } from '#contract/roles/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import css from './RightsMap.module.css';
import { RightsMap } from './RightsMap.tsx';
import type { RoleValues } from './roleValues.ts';

type Props = {
  fields: UseFormReturnType<RoleValues>;
  terms: RoleTerms;
  /** What stands beside the name: which role it is a copy of. */
  base: ReactNode;
};

/** Name and map of a role; what the person does not hold cannot be chosen. */
export function RoleForm({ fields, terms, base }: Props) {
  const say = useText();
  const allows = (module: Module, right: 'r' | 'rw') => holds(terms.held, module, right);
  const hint = (module: Module) => {
    if (module === 'order') return say('ROLES.NOBODY');
    return allows(module, 'rw') ? null : say('ROLES.NOT_HELD');
  };
  const choice = (module: Module) => {
    const { value, onChange, error } = fields.getInputProps(`rights.${module}`);
    return (
      <>
        <SegmentedControl
          aria-label={say(`ROLES.MODULES.${module}`)}
          classNames={{ indicator: css.indicator }}
          value={value}
          onChange={onChange}
          data={[
            { value: 'none', label: say('ROLES.RIGHTS.none') },
            { value: 'r', label: say('ROLES.RIGHTS.r'), disabled: !allows(module, 'r') },
            { value: 'rw', label: say('ROLES.RIGHTS.rw'), disabled: !allows(module, 'rw') },
          ]}
        />
        {error && (
          <span role="alert" className={css.error}>
            {error}
          </span>
        )}
      </>
    );
  };
  return (
    <>
      <Card padded>
        <div className={css.fields}>
          <TextInput
            label={say('ROLES.NAME')}
            description={say('ROLES.NAME_HINT')}
            withAsterisk
            maxLength={60}
            {...fields.getInputProps('title')}
          />
          {base}
        </div>
      </Card>
      <RightsMap terms={terms} right={choice} hint={hint} choosing />
    </>
  );
}
