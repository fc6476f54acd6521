import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { equals, sum, whole } from '#contract/base/shares/fraction.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/fraction-text.ts';
import { fractionIn } from '../../kit/share/typed-share.ts';
import { OwnerFields } from './OwnerFields.tsx';
import css from './UnitForm.module.css';
import { newOwner, type UnitValues } from './unitValues.ts';

type Fields = UseFormReturnType<UnitValues>;

/** The exact sum of the shares as they are typed; warns, never blocks. */
function LiveSum({ fields }: { fields: Fields }) {
  const say = useText();
  const asPercent = usePercentText();
  const shares = fields.values.owners.map((o) => fractionIn(o.share));
  const known = shares.filter((f) => f !== null);
  const total = sum(known);
  const right = known.length === shares.length && equals(total, whole);
  return (
    <div aria-live="polite">
      <Note tone={right ? 'ok' : 'warn'}>
        <b>{say('UNITS.OWNERS_SUM', { percent: asPercent(total) })}</b>
        <br />
        {say(right ? 'UNITS.OWNERS_SUM_RIGHT' : 'UNITS.OWNERS_SUM_WRONG')}
      </Note>
    </div>
  );
}

/** Owner entries of one unit, the sum of their shares, and who acts for all of them. */
export function OwnersEditor({ fields }: { fields: Fields }) {
  const say = useText();
  const { owners } = fields.values;
  const split = () =>
    owners.forEach((_, i) => {
      fields.setFieldValue(`owners.${i}.share`, { num: '1', den: String(owners.length) });
    });
  const error = fields.errors.owners;
  return (
    <FormStack>
      {owners.map((o, i) => (
        <OwnerFields key={o.key} fields={fields} index={i} />
      ))}
      {error && (
        <p className={css.error} role="alert">
          <FieldError>{say(error as TextKey)}</FieldError>
        </p>
      )}
      <div className={css.buttons}>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => fields.insertListItem('owners', newOwner())}
        >
          {say('UNITS.ADD_OWNER')}
        </Button>
        {owners.length > 1 && (
          <Button variant="subtle" onClick={split}>
            {say('UNITS.SPLIT')}
          </Button>
        )}
      </div>
      <LiveSum fields={fields} />
      {owners.length > 1 && <FormHint>{say('UNITS.REPRESENTATIVE_HINT')}</FormHint>}
    </FormStack>
  );
}
