import { useParams } from '@tanstack/react-router';
import { ReportPage } from '../reports/detail/ReportPage.tsx';
import { partsOf } from './page-parts.ts';

const parts = partsOf('report');

/** /hlaseni/{id}: a report, with the parts that other nouns bring. */
export function ReportPlace() {
  const { id } = useParams({ from: '/inside/hlaseni/$id' });
  return (
    <ReportPage
      main={parts.map(({ Main, from }) => Main && <Main key={from} id={id} />)}
      beside={parts.map(({ Beside, from }) => Beside && <Beside key={from} id={id} />)}
    />
  );
}
