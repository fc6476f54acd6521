import { useText } from '../../base/texts.tsx';
import { FormGrid } from '../../kit/form/FormGrid.tsx';
import { Count } from './Count.tsx';
import type { ThingFields } from './thingValues.ts';

/** How long, how far ahead and how many. */
export function LimitFields({ fields }: { fields: ThingFields }) {
  const say = useText();
  const any = say('BOOKING_FORM.ANY');
  return (
    <FormGrid close>
      {fields.values.by === 'hours' && <Count fields={fields} name="slotMinutes" label={say('BOOKING_FORM.SLOT')} />}
      <Count fields={fields} name="daysAhead" label={say('BOOKING_FORM.AHEAD')} />
      <Count fields={fields} name="least" label={say('BOOKING_FORM.LEAST')} />
      <Count fields={fields} name="most" label={say('BOOKING_FORM.MOST')} />
      <Count fields={fields} name="perWeek" label={say('BOOKING_FORM.WEEK')} hint={any} />
      <Count fields={fields} name="mostOpen" label={say('BOOKING_FORM.OPENED')} hint={any} />
    </FormGrid>
  );
}
