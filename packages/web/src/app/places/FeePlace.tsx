import { useParams } from '@tanstack/react-router';
import type { FeeParts } from '../../define-noun.ts';
import { FeePage } from '../../fees/detail/FeePage.tsx';

const files = import.meta.glob<{ parts: FeeParts }>('../../*/FeeParts.tsx', { eager: true });
const parts = Object.entries(files).map(([from, file]) => ({ from, ...file.parts }));

/** /prehled-poplatku/{id}: a fee, with the parts that other nouns bring. */
export function FeePlace() {
  const { id } = useParams({ from: '/inside/prehled-poplatku/$id' });
  return <FeePage more={parts.map(({ from, Main }) => Main && <Main key={from} id={id} />)} />;
}
