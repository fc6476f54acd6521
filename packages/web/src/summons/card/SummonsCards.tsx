import { useEffect } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { summons } from '#contract/summons/endpoints.ts';
import { ask } from '../../base/ask.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useMeeting, useMySeats } from '../rows/data.ts';
import { CodeCard } from './CodeCard.tsx';
import { CommitteeCard } from './CommitteeCard.tsx';
import { WaysCard } from './WaysCard.tsx';

/** Whoever opens the invitation of their place for the first time has it from now on; it is written down once. */
function useOpened(id: number, isNew: boolean) {
  const { visitUntil } = useMe();
  const isMine = isNew && !visitUntil;
  useEffect(() => {
    if (isMine) void ask(summons.open, { id }).catch(() => undefined);
  }, [id, isMine]);
}

/** Beside a meeting: my code, what else I can do, and for the committee the invitation and how it came. */
export function SummonsCards({ id }: { id: number }) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const meeting = useMeeting(id).data;
  const mine = useMySeats(id).data;
  const isAhead = meeting?.status === 'scheduled';
  useOpened(id, isAhead && mine?.opened === false);
  if (!meeting) return null;
  const seats = isAhead ? (mine?.seats ?? []) : [];
  return (
    <>
      {seats.length > 0 && <CodeCard id={id} seats={seats} />}
      {isAhead && (
        <WaysCard
          {...{ id, hasSeat: seats.length > 0, voteId: mine?.voteId ?? null, powers: mine?.powers ?? [] }}
          day={dayIn(new Date(meeting.start))}
          name={meeting.name}
        />
      )}
      {administers && <CommitteeCard id={id} isDraft={meeting.status === 'concept'} />}
      {isAhead && meeting.isPublic && <Note>{say('SUMMONS.LAW')}</Note>}
    </>
  );
}
