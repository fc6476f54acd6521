import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { MeetingDetail, MeetingNews, MeetingNotice } from '#contract/meetings/schema.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useTimesText } from '../rows/useTimesText.ts';
import css from './MeetingPage.module.css';

/** Why it is not held, what is different from the invitation, and for who administers it how its term is kept. */
export function MeetingNotes({ meeting }: { meeting: MeetingDetail }) {
  const say = useText();
  const { cancelReason, news, notice, status } = meeting;
  return (
    <>
      {cancelReason !== null && <Note tone="bad">{say('MEETING.CALLED_OFF', { reason: cancelReason })}</Note>}
      {news && status === 'scheduled' && <News news={news} />}
      {notice && <Term notice={notice} isDraft={status === 'concept'} />}
    </>
  );
}

const parts = ['name', 'times', 'address', 'description', 'agenda'] as const;
const turns = ['added', 'removed', 'changed'] as const;

function News({ news }: { news: MeetingNews }) {
  const say = useText();
  const format = useFormat();
  // Names of points hold commas of their own.
  const [opened, closed] = useLanguage().locale === 'en' ? ['“', '”'] : ['„', '“'];
  const text = useTimesText();
  const { name, times, address, agenda } = news;
  const what = parts.filter((part) => news[part]).map((part) => say(`MEETING.NEWS.WHAT.${part}`));
  const before = [name?.before, times && text.when(times.before), address?.before].filter((was) => was != null);
  const points = agenda
    ? turns
        .filter((turn) => agenda[turn].length > 0)
        .map((turn) => {
          const named = agenda[turn].map((name) => `${opened}${typo(name)}${closed}`);
          return say(`MEETING.NEWS.AGENDA.${turn}`, { points: format.list(named) });
        })
    : [];
  return (
    <Note tone="warn">
      <p>
        <b>{say('MEETING.NEWS.TITLE', { what: format.list(what) })}</b>
      </p>
      {before.length + points.length > 0 && (
        <ul className={css.news}>
          {before.map((was) => (
            <li key={was}>{say('MEETING.NEWS.BEFORE', { before: typo(was) })}</li>
          ))}
          {points.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}

/** Warns, and blocks nothing. */
function Term({ notice: { days, full, latest, isShort }, isDraft }: { notice: MeetingNotice; isDraft: boolean }) {
  const say = useText();
  const text = useTimesText();
  const said = { days, full, latest: text.day(`${latest}T12:00:00Z`) };
  if (!isDraft) return isShort ? <Note tone="warn">{say('MEETING.NOTICE.SHORT', said)}</Note> : null;
  if (isShort) return <Note tone="warn">{say('MEETING.NOTICE.DRAFT_SHORT', said)}</Note>;
  return latest >= dayIn(new Date()) ? <Note>{say('MEETING.NOTICE.DRAFT', said)}</Note> : null;
}
