import { useParams } from '@tanstack/react-router';
import { CashRecordPage } from '../../cashdesk/detail/CashRecordPage.tsx';
import type { CashParts } from '../../define-noun.ts';

const files = import.meta.glob<{ parts: CashParts }>('../../*/CashParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** /pokladna/{id}: a record of the cash desk, with the parts that other nouns bring. */
export function CashPlace() {
  const { id } = useParams({ from: '/inside/pokladna/$id' });
  return <CashRecordPage beside={parts.map(({ from, Beside }) => Beside && <Beside key={from} id={id} />)} />;
}
