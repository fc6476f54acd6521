import { Button, FileInput, Switch, TextInput } from '@mantine/core';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { type EventColour, eventColours, mainCalendar } from '#contract/events/schema-words.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { SourceFile, type SourceView } from '#contract/feeds/schema-sources.ts';
import { useChange, useReading, useUpload } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';

type From = 'url' | 'file';
type Values = {
  name: string;
  from: From;
  url: string;
  file: File | null;
  calendarId: number | null;
  colour: EventColour | null;
  isPublic: boolean;
};
type Props = { source: SourceView | null; onClose: () => void };

const valuesOf = (source: SourceView | null): Values => ({
  ...{
    name: source?.name ?? '',
    from: source && source.url === null ? 'file' : 'url',
    url: source?.url ?? '',
    file: null,
  },
  ...{ calendarId: source?.calendarId ?? null, colour: source?.colour ?? null, isPublic: source?.isPublic ?? true },
});

/** What a form sends: a new address, a new file, or a change. */
function useSend(source: SourceView | null) {
  const create = useChange(sources.create);
  const send = useUpload(sources.upload);
  const change = useChange(sources.change);
  return {
    busy: create.busy || send.busy || change.busy,
    send: ({ from, file, url, updatedAt, ...placed }: Values & { updatedAt: string }) => {
      if (source) return change.run({ ...placed, id: source.id, updatedAt, url: from === 'url' ? url : null });
      return from === 'file' && file ? send.run({ input: placed, file }) : create.run({ ...placed, url });
    },
  };
}

/** An address is owed by what has one, a file by what is to come from one. */
const missing = ({ from, url, file }: Values, isNew: boolean): FieldErrors => ({
  ...(from === 'url' && !url.trim() && { url: 'BASE.FORM.REQUIRED' as const }),
  ...(from === 'file' && isNew && !file && { file: 'BASE.FORM.REQUIRED' as const }),
});

/** A calendar of others, from an address or a file. */
export function SourceDialog({ source, onClose }: Props) {
  const say = useText();
  const { send, busy } = useSend(source);
  const form = useRecordForm<Values, Values & { updatedAt: string }, SourceView>({
    initial: valuesOf(source),
    version: source?.updatedAt ?? '',
    schema: SourceFile,
    input: (v, updatedAt) => ({ ...v, updatedAt }),
    more: (v) => missing(v, source === null),
    send,
    done: onClose,
  });
  const { values, getInputProps, setFieldValue } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say(source ? 'SOURCES.EDIT_TITLE' : 'SOURCES.NEW')}>
      <FormBody form={form} busy={busy}>
        <FormStack>
          <TextInput label={say('SOURCES.NAME')} withAsterisk {...getInputProps('name')} />
          {!source && (
            <ChoiceCards
              label={say('SOURCES.FROM')}
              choices={[
                { value: 'url', label: say('SOURCES.KINDS.url') },
                { value: 'file', label: say('SOURCES.KINDS.file') },
              ]}
              value={values.from}
              onChange={(from) => setFieldValue('from', from)}
            />
          )}
          <WhereFrom form={form} isNew={!source} />
          <Placed form={form} />
          {busy && <Note live>{say('SOURCES.READING')}</Note>}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={busy}>
              {say(source ? 'SOURCES.SAVE' : 'SOURCES.CREATE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

type FieldsProps = { form: RecordForm<Values> };

/** The address, or the file of a new one; another file is another source. */
function WhereFrom({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const say = useText();
  const { values, getInputProps } = form.fields;
  if (values.from === 'url')
    return (
      <TextInput
        label={say('SOURCES.URL')}
        description={say('SOURCES.URL_HINT')}
        withAsterisk
        inputMode="url"
        {...getInputProps('url')}
      />
    );
  if (!isNew) return null;
  return (
    <FileInput
      label={say('SOURCES.FILE')}
      description={say('SOURCES.FILE_HINT')}
      withAsterisk
      accept=".ics,text/calendar"
      {...getInputProps('file')}
    />
  );
}

/** In which calendar it stands, in which colour, and who sees it. */
function Placed({ form }: FieldsProps) {
  const say = useText();
  const { data } = useReading(calendars.list, {});
  const { values, setFieldValue } = form.fields;
  return (
    <>
      <Select
        label={say('SOURCES.CALENDAR')}
        data={(data?.calendars ?? []).map(({ id, name }) => ({
          value: id === null ? mainCalendar : String(id),
          label: id === null ? say('EVENT.MAIN') : name,
        }))}
        value={values.calendarId === null ? mainCalendar : String(values.calendarId)}
        onChange={(one) => setFieldValue('calendarId', one === mainCalendar ? null : Number(one))}
      />
      <Select
        label={say('SOURCES.COLOUR')}
        data={[
          { value: '', label: say('SOURCES.COLOUR_OF_CALENDAR') },
          ...eventColours.map((value) => ({ value, label: say(`SOURCES.COLOURS.${value}`) })),
        ]}
        value={values.colour ?? ''}
        onChange={(one) => setFieldValue('colour', one ? (one as EventColour) : null)}
      />
      <Switch
        label={say('SOURCES.PUBLIC')}
        description={say('SOURCES.PUBLIC_HINT')}
        checked={values.isPublic}
        onChange={(e) => setFieldValue('isPublic', e.currentTarget.checked)}
      />
    </>
  );
}
