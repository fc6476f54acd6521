import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import type { MyRun } from '#contract/prescriptions/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { download } from '../../kit/files/download.ts';
import { shown } from '../rows/data.ts';
import css from './Fees.module.css';

/** What was prescribed to units of the reader; nothing where they have none. */
export function MyRuns() {
  const say = useText();
  const { data } = useReading(prescriptions.mine, {});
  if (!data || data.prescriptions.length === 0) return null;
  return (
    <Card title={say('FEES.MINE.TITLE')}>
      {data.prescriptions.map((run) => (
        <Mine key={`${run.id} ${run.unitId}`} run={run} />
      ))}
    </Card>
  );
}

function Mine({ run }: { run: MyRun }) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const paper = useChange(prescriptions.paper);
  const { name, unit } = run;
  const print = async () => {
    const made = await paper.run({ id: run.id, unitId: run.unitId, lang }).catch(() => undefined);
    if (made?.url) download(made.url);
  };
  return (
    <div className={css.run}>
      <span>
        <b>{say('FEES.MINE.ONE', { name: typo(name), unit })}</b>
        <span className={css.quiet}>
          {say('FEES.MINE.SUM', { monthly: shown(run.monthly), total: shown(run.total) })}
        </span>
      </span>
      <Button
        variant="default"
        loading={paper.busy}
        leftSection={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={say('FEES.MINE.PAPER_OF', { name: typo(name), unit })}
        onClick={() => void print()}
      >
        {say('FEES.MINE.PAPER')}
      </Button>
    </div>
  );
}
