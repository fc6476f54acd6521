import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';

/** Of a vote in the room: who writes my answer down, and whether my units are on the attendance list. */
export function OnSite({ vote }: { vote: VoteDetail }) {
  const say = useText();
  if (vote.type !== 'local' || vote.closed) return null;
  const waiting = vote.mySeats.filter((s) => s.how !== 'proxy' && s.seat.status === 'waiting');
  return ([true, false] as const).map((here) => {
    const units = waiting.filter((s) => s.inRoom === here).map((s) => s.seat.room_name);
    return (
      units.length > 0 && (
        <Note key={String(here)} tone={here ? 'ok' : 'info'} live>
          {say(`VOTE_DETAIL.BALLOT.ON_SITE_${here ? 'IN' : 'OUT'}`, { units: units.join(', ') })}
        </Note>
      )
    );
  });
}
