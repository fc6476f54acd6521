import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Day } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventLinks } from '#contract/events/links.ts';
import { EventChange, type EventDetail } from '#contract/events/schema.ts';
import { useAddress } from '../../base/address.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { atDay } from '../rows/address.ts';
import { isId, useEvent, useWrites } from '../rows/data.ts';
import { MissingEvent } from '../rows/MissingEvent.tsx';
import { placeOf } from '../rows/place.ts';
import { useRemoval } from '../rows/useRemoval.ts';
import { useFalling, useScope } from '../rows/useScope.ts';
import { EventForm } from './EventForm.tsx';
import { changeOf, type EventValues, inputOf, isOfWhole, type Meant, valuesOf, whyWrong } from './eventValues.ts';

/** /kalendar-udalosti/{id}/upravit?day={day} */
export function EditEventPage() {
  const say = useText();
  const writes = useWrites();
  const { id } = useParams({ from: '/inside/kalendar-udalosti/$id/upravit' });
  const [{ day }] = useAddress(atDay);
  const of = useEvent(id, day);
  if (!writes) return <Refused />;
  if (!isId(id) || (of.error?.status === 404 && !of.data)) return <MissingEvent key={id} told={of.error !== null} />;
  return (
    <>
      <PageHead
        title={say('CALENDAR.EDIT')}
        back={{ ...eventLinks.one(id), name: of.data ? typo(of.data.title) : say('CALENDAR.ONE') }}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(event) => (
          <Editing
            key={`${event.id}.${event.occurrence}`}
            event={event}
            reload={async () => (await of.refetch()).data ?? event}
          />
        )}
      </Loaded>
    </>
  );
}

type Props = { event: EventDetail; reload: () => Promise<EventDetail> };
type Sent = ReturnType<typeof inputOf> & { updatedAt: string; id: number; values: EventValues };

/** Asks which occurrences are meant, and whether what would lose its place may fall; null when it is not to be saved. */
function useMeant() {
  const scope = useScope();
  const falls = useFalling();
  return async (values: EventValues, event: EventDetail, updatedAt: string): Promise<Meant | null> => {
    const day: Day | null = event.occurrence;
    if (day === null) return { day: null, typeUpdate: null, fall: false };
    const offered = {
      ...{ isOfWhole: isOfWhole(values, event), isLast: event.next === null },
      isAlone: event.parentId !== null,
    };
    const typeUpdate = await scope('CHANGE', event.title, offered);
    if (typeUpdate === null) return null;
    const meant: Meant = { day, typeUpdate, fall: typeUpdate !== 'this' };
    return typeUpdate === 'this' || (await falls(changeOf(values, event, updatedAt, meant))) ? meant : null;
  };
}

function Editing({ event, reload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const update = useChange(events.update, { ends: [events.one] });
  const removal = useRemoval();
  const meantOf = useMeant();
  // What the fields were filled from: the reading behind it may be newer by now.
  const before = useRef(event);
  const asking = useRef(false);
  const send = async ({ values, updatedAt }: Sent): Promise<EventDetail | undefined> => {
    if (asking.current) return undefined;
    asking.current = true;
    try {
      const meant = await meantOf(values, before.current, updatedAt);
      return meant ? await update.run(changeOf(values, before.current, updatedAt, meant)) : undefined;
    } finally {
      asking.current = false;
    }
  };
  const form = useRecordForm<EventValues, Sent, EventDetail>({
    initial: valuesOf(event),
    version: event.updatedAt,
    schema: EventChange,
    input: (values, updatedAt) => ({ ...inputOf(values), id: event.id, updatedAt, values }),
    more: whyWrong,
    send,
    reload: async () => {
      const fresh = await reload();
      const taken = () => {
        before.current = fresh;
      };
      return { values: valuesOf(fresh), version: fresh.updatedAt, taken };
    },
    done: (saved) => navigate({ ...placeOf(saved), replace: true }),
  });
  if (!event.may.edit && !form.isDirty()) return <Refused />;
  const removeNow = async () => {
    if (await removal(event)) await form.leave(() => navigate({ ...eventLinks.list(), replace: true }));
  };
  return (
    <FormFrame
      form={form}
      back={eventLinks.one(event.id)}
      save={say('FORM.SAVE')}
      aside={event.may.remove && <RemoveButton variant="subtle" onClick={() => void removeNow()} />}
      busy={update.busy}
    >
      {event.parentId !== null && <Note>{say('CALENDAR.FORM.ALONE')}</Note>}
      <EventForm fields={form.fields} asksAlready={event.acceptRead} isAlone={event.parentId !== null} />
    </FormFrame>
  );
}
