import type { MinutesClock } from '#contract/minutes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import css from './Beside.module.css';

/** How the term stands, in a few words. */
export function useClockText() {
  const say = useText();
  return ({ left }: MinutesClock) => {
    if (left === 0) return say('MINUTES.CLOCK.TODAY');
    return left < 0 ? say('MINUTES.CLOCK.LATE', { count: -left }) : say('MINUTES.CLOCK.LEFT', { count: left });
  };
}

/** The thirty days of § 254: what is gone, what is left. */
export function ClockCard({ clock }: { clock: MinutesClock }) {
  const say = useText();
  const shown = useShown();
  const text = useClockText();
  const { gone, days, last, state } = clock;
  const params = { gone, days };
  return (
    <Card title={text(clock)} aside={say('MINUTES.CLOCK.GONE', params)}>
      <div className={css.rail}>
        <Meter
          label={say('MINUTES.CLOCK.LABEL', params)}
          parts={[
            { tone: state === 'late' ? 'against' : state === 'soon' ? 'abstain' : 'for', percent: (gone * 100) / days },
          ]}
        />
      </div>
      <p className={state === 'ok' ? css.until : `${css.until} ${state === 'late' ? css.late : css.soon}`}>
        {say('MINUTES.CLOCK.UNTIL', { day: shown.day(last) })}
      </p>
    </Card>
  );
}
