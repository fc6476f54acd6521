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
    <div className={css.answering} aria-live="polite">
      {found.length > 0 && (
        <>
          <p className={css.question}>{say('REPORT.NEAR.TITLE')}</p>
          <p className={css.hint}>{say('REPORT.NEAR.LEAD')}</p>
          <OutageStrip events={found} />
        </>
      )}
    </div>
  );
}
