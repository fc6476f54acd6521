import { useParams } from '@tanstack/react-router';
import type { ReportParts } from '../../define-noun.ts';
import { ReportPage } from '../../reports/detail/ReportPage.tsx';

const files = import.meta.glob<{ parts: ReportParts }>('../../*/ReportParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** /hlaseni/{id}: a report, with the parts that other nouns bring. */
export function ReportPlace() {
  const { id } = useParams({ from: '/inside/hlaseni/$id' });
  return (
    <ReportPage
      main={parts.map(({ from, Main }) => Main && <Main key={from} id={id} />)}
      beside={parts.map(({ from, Beside }) => Beside && <Beside key={from} id={id} />)}
    />
  );
}
