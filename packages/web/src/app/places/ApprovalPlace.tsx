import { useParams } from '@tanstack/react-router';
import { ApprovalPage } from '../../approvals/detail/ApprovalPage.tsx';
import type { ApprovalParts } from '../../define-noun.ts';

const files = import.meta.glob<{ parts: ApprovalParts }>('../../*/ApprovalParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** /pozadavky-ke-schvaleni/{id}: a request, with the parts that other nouns bring. */
export function ApprovalPlace() {
  const { id } = useParams({ from: '/inside/pozadavky-ke-schvaleni/$id' });
  return <ApprovalPage beside={parts.map(({ from, Beside }) => Beside && <Beside key={from} id={id} />)} />;
}
