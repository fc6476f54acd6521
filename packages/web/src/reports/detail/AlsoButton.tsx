import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useAlso } from '../rows/data.ts';
import css from './Report.module.css';

type Props = { r: Pick<ReportDetail, 'id' | 'also' | 'alsoCount' | 'may'> };

/** How many others have the same trouble, and the way to be one of them, or no longer. */
export function AlsoButton({ r: { id, also, alsoCount, may } }: Props) {
  const say = useText();
  const { set, busy } = useAlso();
  if (alsoCount === 0 && !may.also) return null;
  return (
    <div className={css.also}>
      {alsoCount > 0 && <span>{say('REPORT.ALSO.COUNT', { count: alsoCount })}</span>}
      {may.also && (
        <Button
          variant={also ? 'subtle' : 'default'}
          loading={busy}
          {...(!also && { leftSection: <IconUserPlus size={20} stroke={1.75} aria-hidden="true" /> })}
          onClick={() => void set(id, !also)}
        >
          {say(also ? 'REPORT.ALSO.UNDO' : 'REPORT.ALSO.DO')}
        </Button>
      )}
    </div>
  );
}
