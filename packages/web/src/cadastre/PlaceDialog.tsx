import { Button, TextInput } from '@mantine/core';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { type CadastreView, PlaceInput } from '#contract/cadastre/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

type Values = { cadasterNumber: string; cadasterVillage: string; cadasterStreet: string };
type Props = { view: CadastreView; onClose: () => void };

/** Where the house is looked for; saving it has the cadastre asked. */
export function PlaceDialog({ view, onClose }: Props) {
  const say = useText();
  const check = useChange(cadastre.getCadaster);
  const { cadasterNumber, cadasterVillage, cadasterStreet } = view;
  const form = useRecordForm<Values, Values & { id: number }, unknown>({
    initial: { cadasterNumber, cadasterVillage, cadasterStreet },
    schema: PlaceInput,
    input: (values) => ({ id: view.id, ...values }),
    send: (input) => check.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('CADASTRE.PLACE.TITLE')}>
      <FormBody form={form} busy={check.busy}>
        <FormStack>
          <TextInput
            label={say('CADASTRE.PLACE.NUMBER')}
            description={say('CADASTRE.PLACE.NUMBER_HINT')}
            withAsterisk
            {...getInputProps('cadasterNumber')}
          />
          <TextInput
            label={say('CADASTRE.PLACE.VILLAGE')}
            description={say('CADASTRE.PLACE.VILLAGE_HINT')}
            {...getInputProps('cadasterVillage')}
          />
          <TextInput
            label={say('CADASTRE.PLACE.STREET')}
            description={say('CADASTRE.PLACE.STREET_HINT')}
            {...getInputProps('cadasterStreet')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={check.busy}>
              {say('CADASTRE.PLACE.DO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
