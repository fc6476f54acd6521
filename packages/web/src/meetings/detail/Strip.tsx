import { type Icon, IconCalendarEvent, IconChecklist, IconListNumbers, IconMapPin } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useTimesText } from '../rows/useTimesText.ts';
import css from './MeetingPage.module.css';

type PartProps = { icon: Icon; first: string; second?: string | undefined };
const Part = ({ icon: Sign, first, second }: PartProps) => (
  <div>
    <Sign size={22} stroke={1.75} aria-hidden="true" />
    <span className={css.words}>
      <b>{first}</b>
      {second && <span>{second}</span>}
    </span>
  </div>
);

/** When and where it is, and how much is decided there, at a glance. */
export function Strip({ meeting }: { meeting: MeetingDetail }) {
  const say = useText();
  const text = useTimesText();
  const { status, address, voteCount, pointCount, decidedCount } = meeting;
  const away = status === 'finished' ? null : text.away(meeting);
  const hours = text.hours(meeting);
  const [place, ...more] = address.split(', ');
  return (
    <div className={css.strip}>
      <Part icon={IconCalendarEvent} first={text.longDay(meeting.start)} second={away ? `${hours}, ${away}` : hours} />
      <Part
        icon={IconMapPin}
        first={typo(place ?? address)}
        second={more.length > 0 ? typo(more.join(', ')) : undefined}
      />
      {pointCount > 0 ? (
        <Part
          icon={IconListNumbers}
          first={say('MEETING.POINTS.COUNT', { count: pointCount })}
          second={say(status === 'finished' ? 'MEETING.POINTS.WAS_DECIDED' : 'MEETING.POINTS.DECIDED', {
            count: decidedCount,
          })}
        />
      ) : (
        <Part icon={IconChecklist} first={say('MEETING.VOTES.COUNT', { count: voteCount })} />
      )}
    </div>
  );
}
