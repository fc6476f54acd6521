import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dayIn, wallTime } from '#contract/base/time/dates.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventLinks } from '#contract/events/links.ts';
import { type EventDetail, EventInput } from '#contract/events/schema.ts';
import { useAddress } from '../../base/address.ts';
import { asRichText, type Begun, useBegun } from '../../base/begun.ts';
import { useChange } from '../../base/data.ts';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FoundCopy } from '../../kit/choose/FoundCopy.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useCopy } from '../../kit/page/useCopy.ts';
import { useWrites } from '../rows/data.ts';
import { placeOf } from '../rows/place.ts';
import { EventForm } from './EventForm.tsx';
import { type EventValues, inputOf, newEvent, whyWrong } from './eventValues.ts';

/** Where it was drawn in the calendar, and in which one. */
const at = z.catch(z.optional(z.string().check(z.maxLength(20))), undefined);
const address = z.object({
  start: at,
  end: at,
  calendar: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
});
const found = {
  text: 'CALENDAR.FORM.FOUND.TEXT',
  files: 'CALENDAR.FORM.FOUND.FILES',
  go: 'CALENDAR.FORM.FOUND.GO',
  drop: 'CALENDAR.FORM.FOUND.DROP',
} as const;

/** /kalendar-udalosti/novy */
export function NewEventPage() {
  const say = useText();
  if (!useWrites()) return <Refused />;
  return (
    <>
      <PageHead title={say('CALENDAR.NEW')} back={{ ...eventLinks.list(), name: say('MODULES.EVENTS') }} />
      <Creating />
    </>
  );
}

/** Drawn in the calendar, or with what somebody came to say: when, and what. */
function beginning(drawn: Parameters<typeof newEvent>[0], begun: Begun | undefined): EventValues {
  const start = begun?.at === undefined ? drawn.start : wallTime(new Date(begun.at));
  const values = newEvent({ ...drawn, start }, dayIn(new Date()));
  return begun ? { ...values, title: begun.title, place_description: asRichText(begun.text) } : values;
}

function Creating() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(events.create);
  const [{ start, end, calendar }] = useAddress(address);
  const begun = useBegun();
  const [initial] = useState(() => beginning({ start, end, calendarId: calendar }, begun));
  const form = useRecordForm<EventValues, ReturnType<typeof inputOf>, EventDetail>({
    initial,
    schema: EventInput,
    input: inputOf,
    more: whyWrong,
    send: ({ isForNobody: _, ...input }) => create.run(input),
    done: (saved) => navigate({ ...placeOf(saved), replace: true }),
  });
  const copy = useCopy('event', form.fields.values, form.isDirty());
  return (
    <FormFrame
      form={form}
      back={eventLinks.list()}
      save={say('CALENDAR.FORM.CREATE')}
      kept={copy.kept}
      busy={create.busy}
    >
      <FoundCopy copy={copy} words={found} fill={form.fields.setValues} />
      <EventForm fields={form.fields} />
    </FormFrame>
  );
}
