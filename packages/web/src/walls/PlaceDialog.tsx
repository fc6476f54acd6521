import { Button, NumberInput, TextInput } from '@mantine/core';
import { spaceLength } from '#contract/reports/schema.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { type Wall, type WallPlace, WallPlaceInput } from '#contract/walls/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';

type Values = { name: string; entranceId: number | null; floor: number | '' };
type Props = { place: WallPlace | null; entrances: Wall['entrances']; onClose: () => void };

/** A new place, or one that is called otherwise from now on. */
export function PlaceDialog({ place, entrances, onClose }: Props) {
  const say = useText();
  const add = useChange(walls.addPlace);
  const change = useChange(walls.changePlace);
  const form = useRecordForm<Values, WallPlaceInput, WallPlace>({
    initial: { name: place?.name ?? '', entranceId: place?.entrance?.id ?? null, floor: place?.floor ?? '' },
    schema: WallPlaceInput,
    input: ({ floor, ...v }) => ({ ...v, floor: floor === '' ? null : floor }),
    send: (input) => (place ? change.run({ ...input, id: place.id, updatedAt: place.updatedAt }) : add.run(input)),
    done: onClose,
  });
  const { values, getInputProps, setFieldValue } = form.fields;
  const busy = add.busy || change.busy;
  return (
    <Dialog opened onClose={onClose} title={say(place ? 'WALLS.SETTINGS.EDIT_TITLE' : 'WALLS.SETTINGS.ADD_TITLE')}>
      <FormBody form={form} busy={busy}>
        <FormStack>
          <TextInput
            label={say('WALLS.SETTINGS.NAME')}
            description={say('WALLS.SETTINGS.NAME_HINT')}
            withAsterisk
            maxLength={spaceLength}
            {...getInputProps('name')}
          />
          <Select
            label={say('WALLS.SETTINGS.ENTRANCE')}
            data={[
              { value: '', label: say('WALLS.SETTINGS.ANY_ENTRANCE') },
              ...entrances.map((e) => ({ value: String(e.id), label: e.name })),
            ]}
            {...getInputProps('entranceId')}
            value={String(values.entranceId ?? '')}
            onChange={(one) => setFieldValue('entranceId', one === '' ? null : Number(one))}
          />
          <NumberInput
            label={say('WALLS.SETTINGS.FLOOR')}
            allowDecimal={false}
            {...getInputProps('floor')}
            onChange={(one) => setFieldValue('floor', typeof one === 'number' ? one : '')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={busy}>
              {say('WALLS.SETTINGS.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
