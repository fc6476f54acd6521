import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import type { CalendarView } from '#contract/events/schema-calendars.ts';
import { mainCalendar } from '#contract/events/schema-words.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import { type CalendarId, FeedInput, type FeedMade, type FeedView } from '#contract/feeds/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = {
  name: string;
  which: 'all' | 'chosen';
  calendars: string[];
  withCommittee: boolean;
  withLayers: boolean;
};
type Sent = FeedInput & { updatedAt: string };
type Props = {
  feed: FeedView | null;
  calendars: readonly CalendarView[];
  mayCommittee: boolean;
  onBack: () => void;
  onMade: (feed: FeedMade) => void;
};

const nameOf = (id: CalendarId | null): string => (id === null ? mainCalendar : String(id));
const idOf = (name: string): CalendarId => (name === mainCalendar ? mainCalendar : Number(name));

/** What is behind an address, of a new one too. */
export function FeedForm({ feed, calendars, mayCommittee, onBack, onMade }: Props) {
  const say = useText();
  const create = useChange(feeds.create);
  const change = useChange(feeds.change);
  const form = useRecordForm<Values, Sent, FeedMade | FeedView>({
    initial: {
      name: feed?.name ?? say('FEEDS.NAME_FIRST'),
      which: feed?.calendars ? 'chosen' : 'all',
      calendars: (feed?.calendars ?? []).map(nameOf),
      withCommittee: feed?.withCommittee ?? false,
      withLayers: feed?.withLayers ?? false,
    },
    version: feed?.updatedAt ?? '',
    schema: FeedInput,
    input: ({ which, calendars: some, ...v }, updatedAt) => ({
      ...v,
      calendars: which === 'all' ? null : some.map(idOf),
      updatedAt,
    }),
    send: ({ updatedAt, ...input }) => (feed ? change.run({ ...input, id: feed.id, updatedAt }) : create.run(input)),
    done: (made) => ('url' in made ? onMade(made) : onBack()),
  });
  const { values, getInputProps, setFieldValue } = form.fields;
  const busy = create.busy || change.busy;
  return (
    <FormBody form={form} busy={busy}>
      <FormStack>
        <TextInput
          label={say('FEEDS.NAME')}
          description={say('FEEDS.NAME_HINT')}
          withAsterisk
          {...getInputProps('name')}
        />
        <ChoiceCards
          label={say('FEEDS.WHICH')}
          long
          choices={[
            { value: 'all', label: say('FEEDS.ALL') },
            { value: 'chosen', label: say('FEEDS.CHOSEN') },
          ]}
          value={values.which}
          onChange={(which) => setFieldValue('which', which)}
        />
        {values.which === 'chosen' && (
          <Checkbox.Group label={say('FEEDS.CHOSEN')} {...getInputProps('calendars')}>
            <FormStack>
              {calendars.map(({ id, name }) => (
                <Checkbox key={id} value={nameOf(id)} label={id === null ? say('FEEDS.MAIN') : name} />
              ))}
            </FormStack>
          </Checkbox.Group>
        )}
        <Switch
          label={say('FEEDS.LAYERS')}
          description={say('FEEDS.LAYERS_HINT')}
          checked={values.withLayers}
          onChange={(e) => setFieldValue('withLayers', e.currentTarget.checked)}
        />
        {mayCommittee && (
          <Switch
            label={say('FEEDS.COMMITTEE')}
            description={say('FEEDS.COMMITTEE_HINT')}
            checked={values.withCommittee}
            onChange={(e) => setFieldValue('withCommittee', e.currentTarget.checked)}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onBack}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={busy}>
            {say(feed ? 'FEEDS.SAVE' : 'FEEDS.MAKE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}
