import { events } from '#contract/events/endpoints.ts';
import { answersTitle } from '#contract/events/rules-outages.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import css from './OutageStrip.module.css';
import { OutageStrip } from './OutageStrip.tsx';

function useOutages() {
  const reads = useMay('events', 'r');
  return useReading(events.outages, {}, { when: reads }).data?.events ?? [];
}

/** Above what was reported. */
export const Outages = () => <OutageStrip events={useOutages()} />;

/** Under the title of a new report: outages that it may tell of. */
export function AnsweringOutages({ title }: { title: string }) {
  const say = useText();
  const found = useOutages().filter((outage) => answersTitle(title, outage));
  return (
    <section className={css.answering} aria-label={say('CALENDAR.OUTAGE.ANSWERS')} aria-live="polite">
      {found.length > 0 && (
        <>
          <p className={css.question}>{say('CALENDAR.OUTAGE.ANSWERS')}</p>
          <p className={css.hint}>{say('CALENDAR.OUTAGE.ANSWERS_HINT')}</p>
          <OutageStrip events={found} />
        </>
      )}
    </section>
  );
}
