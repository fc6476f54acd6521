import { Button, TextInput } from '@mantine/core';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { CalendarInput, type CalendarView } from '#contract/events/schema-calendars.ts';
import { type EventColour, eventColours, mainColour, nameLength } from '#contract/events/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { ToneSquare } from '../rows/Tones.tsx';

type Props = { calendar: CalendarView | null; onClose: () => void };
type Values = { name: string; colour: EventColour };

/** Name and colour of a calendar, of a new one too. */
export function CalendarDialog({ calendar, onClose }: Props) {
  const say = useText();
  const create = useChange(calendars.create);
  const update = useChange(calendars.update);
  const form = useRecordForm<Values, Values & { updatedAt: string }, CalendarView>({
    initial: { name: calendar?.name ?? '', colour: calendar?.colour ?? mainColour },
    version: calendar?.updatedAt,
    schema: CalendarInput,
    input: (v, updatedAt) => ({ ...v, updatedAt }),
    send: ({ updatedAt, ...input }) =>
      calendar === null || calendar.id === null
        ? create.run({ calendar: input })
        : update.run({ id: calendar.id, updatedAt, calendar: input }),
    done: onClose,
  });
  const { getInputProps, setFieldValue, values } = form.fields;
  const busy = create.busy || update.busy;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(calendar ? 'CALENDAR.MANAGE.EDIT_CALENDAR' : 'CALENDAR.MANAGE.ADD_CALENDAR')}
    >
      <FormBody form={form} busy={busy}>
        <FormStack>
          <TextInput
            label={say('CALENDAR.MANAGE.NAME')}
            withAsterisk
            maxLength={nameLength}
            {...getInputProps('name')}
          />
          <Select
            label={say('EVENT.FIELDS.COLOUR')}
            data={eventColours.map((value) => ({ value, label: say(`CALENDAR.COLOURS.${value}`) }))}
            value={values.colour}
            onChange={(next) => setFieldValue('colour', next)}
            leftSection={<ToneSquare colour={values.colour} />}
            iconOf={(value) => <ToneSquare colour={value} />}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={busy}>
              {say(calendar ? 'FORM.SAVE' : 'CALENDAR.MANAGE.ADD_CALENDAR')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
