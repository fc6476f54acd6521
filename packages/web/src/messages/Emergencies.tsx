import { Link } from '@tanstack/react-router';
import { messageLinks } from '#contract/messages/links.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Emergencies.module.css';
import { useLatest } from './latest.ts';
import { isUrgent } from './message/MessageMarks.tsx';
import { useMoments } from './message/moments.ts';

/** Emergencies that are in force stand above everything else. */
export function Emergencies() {
  const say = useText();
  const { until } = useMoments();
  const urgent = useLatest().data?.messages.filter(isUrgent) ?? [];
  return urgent.map(({ id, title, dateTo }) => (
    <Note key={id} tone="bad">
      <span className={css.kind}>{say('MESSAGE.STATES.emergency')}</span>
      <Link {...messageLinks.one(id)} className={css.title}>
        {title}
      </Link>
      {dateTo && <span className={css.until}>{say('MESSAGE.HOME.EMERGENCY', { when: until(dateTo) })}</span>}
    </Note>
  ));
}
