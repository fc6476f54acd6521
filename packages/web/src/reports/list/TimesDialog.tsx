import { useState } from 'react';
import { dayIn } from '#contract/base/dates.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import type { ReportTimes } from '#contract/reports/schema-times.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/form/DateField.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Dialog } from '../../kit/page/Dialog.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import css from './TimesDialog.module.css';

/** The last year, until today. */
const first = () => {
  const to = dayIn(new Date());
  return { from: `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`.replace('02-29', '02-28'), to };
};

/** How many days it takes to mend what is reported, by kind and by who solves it. */
export function TimesDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const [asked, ask] = useState(first);
  const of = useReading(reportCare.times, asked, { keep: true });
  const day = (name: 'from' | 'to', label: string) => (
    <DateField label={label} value={asked[name]} onChange={(value) => value && ask({ ...asked, [name]: value })} />
  );
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.TIMES.TITLE')}>
      <FormStack>
        <p>{say('REPORT.TIMES.LEAD')}</p>
        <FormGrid>
          {day('from', say('REPORT.TIMES.FROM'))}
          {day('to', say('REPORT.TIMES.TO'))}
        </FormGrid>
        <div aria-live="polite">
          <Loaded of={of} shape={<RecordShape />}>
            {(times) => <Times times={times} />}
          </Loaded>
        </div>
      </FormStack>
    </Dialog>
  );
}

type Line = { key: string; name: string; count: number; days: number };

function Times({ times: { all, types, solvers } }: { times: ReportTimes }) {
  const say = useText();
  if (!all) return <p>{say('REPORT.TIMES.NONE')}</p>;
  const byType = types.map(({ type, ...m }): Line => ({ key: type, name: say(`REPORT.TYPES.${type}`), ...m }));
  const bySolver = solvers.map(({ id, full_name, ...m }): Line => ({ key: String(id), name: full_name, ...m }));
  const sum = { key: 'all', name: say('REPORT.TIMES.ALL'), ...all };
  return (
    <>
      <Lines name={say('REPORT.COLUMNS.TYPE')} lines={[...byType, sum]} />
      <Lines name={say('REPORT.COLUMNS.SOLVER')} lines={bySolver} />
    </>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly Line[] }) {
  const say = useText();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{say('REPORT.TIMES.COUNT')}</th>
          <th scope="col">{say('REPORT.TIMES.DAYS')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.name}</th>
            <td>{line.count}</td>
            <td>{say('REPORT.TIMES.IN_DAYS', { days: line.days })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
