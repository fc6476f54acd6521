import type { ResolutionDetail } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone } from '../../kit/card/CardRows.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import css from './Resolution.module.css';

/** Who sees to it, until when, and how it stands. */
export function CareCard({ r }: { r: ResolutionDetail }) {
  const say = useText();
  const { day } = useWhen();
  const { adopted, state, responsible, dueOn, settledOn, note } = r;
  if (!adopted)
    return (
      <Card title={say('RESOLUTION.CARE.TITLE')}>
        <CardNone>{say('RESOLUTION.CARE.REJECTED')}</CardNone>
      </Card>
    );
  const facts: (Fact | null)[] = [
    [say('RESOLUTION.CARE.STATE'), say(`RESOLUTION.STATES.${state}`)],
    state !== 'none' ? [say('RESOLUTION.CARE.RESPONSIBLE'), responsible?.full_name ?? say('RESOLUTION.NOBODY')] : null,
    dueOn ? [say('RESOLUTION.CARE.DUE'), day(dueOn)] : null,
    settledOn ? [say(state === 'done' ? 'RESOLUTION.CARE.DONE' : 'RESOLUTION.CARE.DROPPED'), day(settledOn)] : null,
    note
      ? [
          say('RESOLUTION.CARE.NOTE'),
          <span key="note" className={css.said}>
            {note}
          </span>,
        ]
      : null,
  ];
  return (
    <Card title={say('RESOLUTION.CARE.TITLE')} padded>
      <Facts narrow facts={facts.filter((f): f is Fact => f !== null)} />
    </Card>
  );
}
