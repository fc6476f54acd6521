import { useParams } from '@tanstack/react-router';
import type { Accepted } from '#contract/imports/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { DoneStep } from './DoneStep.tsx';
import { useDraft } from './data.ts';
import { MappingStep } from './MappingStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { useFinished } from './steps/finished.ts';

/** One draft on its way: columns, preview, and what came of it. */
export function DraftPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const draft = useDraft(Number(id));
  const [result, finish] = useFinished<Accepted>('units', Number(id));
  if (result) return <DoneStep result={result} />;
  return (
    <Loaded of={draft.list}>
      {(seen) =>
        seen.table && (seen.draft.step === 'mapping' || draft.choosingColumns) ? (
          <MappingStep draft={seen.draft} table={seen.table} onDone={() => draft.chooseColumns(false)} />
        ) : (
          <PreviewStep seen={seen} draft={draft} onAccepted={finish} />
        )
      }
    </Loaded>
  );
}
