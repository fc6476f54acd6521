import { Button } from '@mantine/core';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import type { RunDetail } from '#contract/prescriptions/schema.ts';
import { sheetsAtOnce } from '#contract/prints/rules.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { PrintNote } from '../../prints/PrintNote.tsx';
import { usePaper } from '../rows/data.ts';
import css from '../rows/Run.module.css';

/** Shown by their plates. */
const mostShown = 12;

/** How many go by mail, and which have to be printed. */
export function ReachCard({ run }: { run: RunDetail }) {
  const say = useText();
  const { print, busy } = usePaper();
  const isIssued = run.state === 'issued';
  const more = run.onPaper.length - mostShown;
  return (
    <Card padded>
      <div className={css.badges}>
        <IconMail size={20} stroke={1.75} aria-hidden="true" />
        <b>{say(isIssued ? 'PRESCRIPTIONS.REACH.MAILED' : 'PRESCRIPTIONS.REACH.MAIL', { count: run.byMail })}</b>
      </div>
      {run.onPaper.length > 0 && (
        <p className={css.badges}>
          {say('PRESCRIPTIONS.REACH.PAPER')}
          {run.onPaper.slice(0, mostShown).map((u) => (
            <UnitBadge key={u.id} number={u.unit} />
          ))}
          {more > 0 && say('PRESCRIPTIONS.REACH.MORE', { count: String(more) })}
        </p>
      )}
      {isIssued && run.onPaper.length > 0 && (
        <Button
          mt="sm"
          variant="default"
          loading={busy}
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void print(run.id)}
        >
          {say('PRESCRIPTIONS.REACH.PRINT')}
        </Button>
      )}
      {isIssued && run.onPaper.length > sheetsAtOnce && (
        <div className={css.printed}>
          <PrintNote
            of={{ errand: 'prescriptions.print', thing: String(run.id) }}
            onSave={(printId) => void print(run.id, { printId })}
            busy={busy}
          />
        </div>
      )}
    </Card>
  );
}
