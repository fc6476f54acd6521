import { Suspense } from 'react';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';

// It says fields and values as the log of the house does.
const TraceList = latePart(async () => (await import('./TraceList.tsx')).TraceList, ['association', 'fields', 'log']);

/** Who opened or changed what is known of the reader in the last year; for them alone. */
export function TracesPart() {
  const say = useText();
  return (
    <Card title={say('TRACES.TITLE')}>
      <CardLead>{say('TRACES.LEAD')}</CardLead>
      <Suspense fallback={<Skeleton rows={4} />}>
        <TraceList />
      </Suspense>
    </Card>
  );
}
