import { Button } from '@mantine/core';
import { bookings } from '#contract/bookings/endpoints.ts';
import type { Booking, BookingHome } from '#contract/bookings/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useNamed } from '../rows/data.ts';

type Props = { all: BookingHome; one: Booking; fullWidth?: boolean };

/** A time that is kept for the asker: taken, or left to who waits after them. */
export function Offer({ all, one, fullWidth = false }: Props) {
  const say = useText();
  const said = useNamed(all.things)(one);
  const take = useChange(bookings.take);
  const leave = useChange(bookings.cancel);
  const named = { name: said?.name ?? '', when: said ? `${said.days}, ${said.much}` : '' };
  const { id } = one;
  return (
    <>
      <Button
        fullWidth={fullWidth}
        loading={take.busy}
        aria-label={say('BOOKING.MINE.TAKE_ONE', named)}
        onClick={() => void take.run({ id }).catch(() => undefined)}
      >
        {say('BOOKING.MINE.TAKE')}
      </Button>
      <Button
        fullWidth={fullWidth}
        variant="default"
        loading={leave.busy}
        aria-label={say('BOOKING.MINE.REFUSE_ONE', named)}
        onClick={() => void leave.run({ id }).catch(() => undefined)}
      >
        {say('BOOKING.MINE.REFUSE')}
      </Button>
    </>
  );
}
