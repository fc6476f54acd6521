import type { UseFormReturnType } from '@mantine/form';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { ShareField } from '../../kit/share/ShareField.tsx';
import { OwnersEditor } from './OwnersEditor.tsx';
import { PeopleEditor } from './PeopleEditor.tsx';
import { UnitFields } from './UnitFields.tsx';
import type { UnitValues } from './unitValues.ts';

type Props = { fields: UseFormReturnType<UnitValues>; isNew: boolean };

/** All fields of a unit: the unit and its owners left, its share and since when right. */
export function UnitForm({ fields, isNew }: Props) {
  const say = useText();
  return (
    <Columns split="form">
      <FormStack>
        <Card title={say('UNITS.FACTS')} padded>
          <FormStack>
            <UnitFields fields={fields} />
          </FormStack>
        </Card>
        <Card title={say('UNITS.OWNERS')} padded>
          <OwnersEditor fields={fields} />
        </Card>
      </FormStack>
      <FormStack>
        <Card title={say('UNITS.SHARE')} padded>
          <FormStack>
            <ShareField
              label={say('UNITS.SHARE')}
              description={say('UNITS.SHARE_HINT')}
              {...fields.getInputProps('share')}
            />
            <DateField
              label={say(isNew ? 'UNITS.VALID_FROM_NEW' : 'UNITS.VALID_FROM')}
              description={say(isNew ? 'UNITS.VALID_FROM_NEW_HINT' : 'UNITS.VALID_FROM_HINT')}
              {...fields.getInputProps('validFrom')}
            />
          </FormStack>
        </Card>
        <Card title={say('UNITS.AUTHORIZED')} padded>
          <PeopleEditor fields={fields} />
        </Card>
      </FormStack>
    </Columns>
  );
}
